import Arbor
import Foundation
import Model
import Storage
import Testing

/// Against real SQLite, in memory: each test has a database of its own.
@Suite
struct StorageTests {
    private let accounts: SQLiteAccountStore
    private let notes: SQLiteNoteStore

    init() {
        let database = Self.database(at: ":memory:")
        accounts = SQLiteAccountStore(database: database)
        notes = SQLiteNoteStore(database: database)
    }

    @Test
    func accountComesBackAsItWasKept() async throws {
        let password = PasswordDigest(salt: [0, 1, 255], hash: [])
        let alice = try #require(try await accounts.add(name: "alice", password: password))
        #expect(try await accounts.account(named: "alice") == Account(user: alice, password: password))
        #expect(try await accounts.account(named: "Alice") == nil)
        #expect(try await accounts.add(name: "alice", password: password) == nil)
        #expect(try await accounts.users() == [alice])
    }

    @Test
    func usersSeeAndRemoveOnlyTheirOwnNotes() async throws {
        let (alice, bob) = (try await user("alice"), try await user("bob"))
        let kept = try await notes.add("Robert'); DROP TABLE notes;--", created: .now, for: alice)
        #expect(try await notes.notes(of: bob, containing: "") == [])
        #expect(try await !notes.remove(id: kept.id, of: bob))
        #expect(try await notes.notes(of: alice, containing: "") == [kept])
        #expect(try await notes.remove(id: kept.id, of: alice))
        #expect(try await notes.notes(of: alice, containing: "") == [])
    }

    @Test
    func searchTakesThePercentSignAsItIs() async throws {
        let alice = try await user("alice")
        let discount = try await notes.add("Ask for 10% OFF", created: .now, for: alice)
        _ = try await notes.add("Buy 100 apples", created: .now, for: alice)
        #expect(try await notes.notes(of: alice, containing: "0% off") == [discount])
    }

    @Test
    func fileThatCannotBeOpenedIsNamed() async throws {
        let store = SQLiteAccountStore(database: Self.database(at: "/nowhere/notes.sqlite"))
        await #expect(throws: NotesError.storage("/nowhere/notes.sqlite: unable to open database file")) {
            try await store.users()
        }
    }

    private func user(_ name: String) async throws -> User {
        try #require(try await accounts.add(name: name, password: PasswordDigest(salt: [], hash: [])))
    }

    private static func database(at path: String) -> Database {
        Database(
            connectionBuilder: SendableInstantiator { Connection(location: DatabaseLocation(path: path)) })
    }
}

import Arbor
import Model

@Instantiable(fulfillingAdditionalTypes: [AccountStore.self])
public struct SQLiteAccountStore: AccountStore, Instantiable {
    public init(database: Database) {
        self.database = database
    }

    public func users() async throws -> [User] {
        try await database.rows("SELECT id, name FROM users ORDER BY name").map { row in
            guard case (.integer(let id), .text(let name)) = (row[0], row[1]) else {
                throw NotesError.storage("a user can't be read")
            }
            return User(id: id, name: name)
        }
    }

    public func account(named name: String) async throws -> Account? {
        let rows = try await database.rows("SELECT id, salt, hash FROM users WHERE name = ?", .text(name))
        guard let row = rows.first else { return nil }
        guard case (.integer(let id), .blob(let salt), .blob(let hash)) = (row[0], row[1], row[2]) else {
            throw NotesError.storage("the account of '\(name)' can't be read")
        }
        return Account(user: User(id: id, name: name), password: PasswordDigest(salt: salt, hash: hash))
    }

    public func add(name: String, password: PasswordDigest) async throws -> User? {
        // One statement decides, so that of two processes with the same name only one wins.
        let rows = try await database.rows(
            "INSERT INTO users (name, salt, hash) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING id",
            .text(name), .blob(password.salt), .blob(password.hash))
        guard case .integer(let id)? = rows.first?.first else { return nil }
        return User(id: id, name: name)
    }

    @Received private let database: Database
}

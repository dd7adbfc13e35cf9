import Foundation
import Login
import Model
import Synchronization

/// Keeps what is written, and gives one secret to whoever asks.
final class FakeConsole: Console {
    init(secret: String? = nil) {
        self.secret = secret
    }

    var lines: [String] { written.withLock { $0 } }
    var errors: [String] { complaints.withLock { $0 } }

    func write(_ line: String) {
        written.withLock { $0.append(line) }
    }

    func writeError(_ line: String) {
        complaints.withLock { $0.append(line) }
    }

    func readSecret(prompt: String) -> String? {
        secret
    }

    private let secret: String?
    private let written = Mutex<[String]>([])
    private let complaints = Mutex<[String]>([])
}

actor FakeAccountStore: AccountStore {
    func users() -> [User] {
        accounts.map(\.user)
    }

    func account(named name: String) -> Account? {
        accounts.first { $0.user.name == name }
    }

    func add(name: String, password: PasswordDigest) -> User? {
        guard account(named: name) == nil else { return nil }
        let user = User(id: Int64(accounts.count + 1), name: name)
        accounts.append(Account(user: user, password: password))
        return user
    }

    private var accounts: [Account] = []
}

/// Holds one user's notes and answers for no one else's.
actor FakeNoteStore: NoteStore {
    init(owner: User, notes: [Note] = []) {
        self.owner = owner
        self.notes = notes
    }

    func add(_ text: String, created: Date, for user: User) -> Note {
        let note = Note(id: Int64(notes.count + 1), text: text, created: created)
        notes.append(note)
        return note
    }

    func notes(of user: User, containing text: String) -> [Note] {
        guard user == owner else { return [] }
        return notes.filter { text.isEmpty || $0.text.contains(text) }
    }

    func remove(id: Int64, of user: User) -> Bool {
        guard user == owner, let index = notes.firstIndex(where: { $0.id == id }) else { return false }
        notes.remove(at: index)
        return true
    }

    private let owner: User
    private var notes: [Note]
}

/// Tells passwords apart, which is all the tests ask.
struct PlainHasher: PasswordHasher {
    func digest(of password: String) -> PasswordDigest {
        PasswordDigest(salt: [], hash: Array(password.utf8))
    }

    func matches(_ password: String, _ digest: PasswordDigest) -> Bool {
        Array(password.utf8) == digest.hash
    }
}

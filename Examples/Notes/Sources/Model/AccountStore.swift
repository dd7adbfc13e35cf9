/// Where accounts are kept. Failures to reach them are thrown as `NotesError.storage`.
public protocol AccountStore: Sendable {
    /// All users, by name.
    func users() async throws -> [User]

    func account(named name: String) async throws -> Account?

    /// Returns the new user, or nil where the name is taken already.
    func add(name: String, password: PasswordDigest) async throws -> User?
}

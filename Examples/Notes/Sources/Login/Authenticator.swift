import Arbor
import Model

/// Knows who is who.
public protocol Authenticator: Sendable {
    /// Throws `NotesError.nameTaken` where the name belongs to someone.
    func register(_ credentials: Credentials) async throws -> User

    /// Throws `NotesError.wrongCredentials`, whether it is the name or the password.
    func logIn(_ credentials: Credentials) async throws -> User
}

@Instantiable(fulfillingAdditionalTypes: [Authenticator.self])
public struct PasswordAuthenticator: Authenticator, Instantiable {
    public init(accountStore: any AccountStore, passwordHasher: any PasswordHasher) {
        self.accountStore = accountStore
        self.passwordHasher = passwordHasher
    }

    public func register(_ credentials: Credentials) async throws -> User {
        let digest = passwordHasher.digest(of: credentials.password)
        guard let user = try await accountStore.add(name: credentials.name, password: digest) else {
            throw NotesError.nameTaken(credentials.name)
        }
        return user
    }

    public func logIn(_ credentials: Credentials) async throws -> User {
        guard let account = try await accountStore.account(named: credentials.name),
            passwordHasher.matches(credentials.password, account.password)
        else { throw NotesError.wrongCredentials }
        return account.user
    }

    @Received private let accountStore: any AccountStore

    @Instantiated private let passwordHasher: any PasswordHasher
}

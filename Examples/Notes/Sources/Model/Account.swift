/// A user together with what it takes to recognize them.
public struct Account: Equatable, Sendable {
    public let user: User
    public let password: PasswordDigest

    public init(user: User, password: PasswordDigest) {
        self.user = user
        self.password = password
    }
}

/// What is kept of a password: enough to check it, not to read it.
public struct PasswordDigest: Equatable, Sendable {
    public let salt: [UInt8]
    public let hash: [UInt8]

    public init(salt: [UInt8], hash: [UInt8]) {
        self.salt = salt
        self.hash = hash
    }
}

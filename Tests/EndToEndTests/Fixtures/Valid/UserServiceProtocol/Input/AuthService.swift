import Identity
import SafeDI

public struct User: Sendable {
    public let name: String
}

@Instantiable
public final class AuthService: Instantiable {
    public init() {}

    public func login(username: String, password: String) async throws -> User {
        User(name: "\(username), let in by \(identity)")
    }

    private let identity = Identity("AuthService")
}

extension AuthService: CustomStringConvertible {
    public var description: String { identity.description }
}

public struct User: Equatable, Sendable {
    public init(name: String) { self.name = name }

    public var name: String
}

public protocol UserVendor: AnyObject {
    var user: User { get }
}

public protocol UserManager: UserVendor {
    var user: User { get set }
}

public final class DefaultUserManager: UserManager {
    public init(user: User) { self.user = user }

    public var user: User
}

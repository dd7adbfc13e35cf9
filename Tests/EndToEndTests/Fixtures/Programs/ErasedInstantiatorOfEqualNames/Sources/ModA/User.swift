public final class User: Sendable {
    public init() {}
    public let name = "ModA.User"
}

public protocol Screen {
    var user: User { get }
}

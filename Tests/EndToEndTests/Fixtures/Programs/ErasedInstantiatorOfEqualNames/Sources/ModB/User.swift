public final class User: Sendable {
    public init() {}
    public let name = "ModB.User"
}

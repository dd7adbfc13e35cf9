import Arbor

public struct User: Sendable {
    public init() {}
    public let n = "A"
}
@Instantiable public final class AService: Instantiable {
    public init(user: User) { self.user = user }
    @Received let user: User
}

import Arbor

public struct User {
    public init() {}
    public var n: String { "lib" }
}
@Instantiable public final class LibThing: Instantiable {
    public init(user: User, z: Z) {
        self.user = user
        self.z = z
    }
    @Forwarded public let user: User
    @Instantiated let z: Z
}
@Instantiable public final class Z: Instantiable {
    public init(user: User) { self.user = user }
    @Received let user: User
}

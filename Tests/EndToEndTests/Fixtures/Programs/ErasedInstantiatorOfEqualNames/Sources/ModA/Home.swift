import Arbor

@Instantiable(fulfillingAdditionalTypes: [Screen.self])
public final class Home: Screen, Instantiable {
    public init(user: User) { self.user = user }
    @Forwarded public let user: User
}

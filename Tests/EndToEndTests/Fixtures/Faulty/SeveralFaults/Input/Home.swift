import Arbor

@Instantiable
public final class Home: Instantiable {
    public init(session: Session, profile: Profile, cart: Cart) {
        self.session = session
        self.profile = profile
        self.cart = cart
    }
    @Received let session: Session
    @Instantiated let profile: Profile
    @Instantiated let cart: Cart
}

@Instantiable
public final class Profile: Instantiable {
    public init(user: String) { self.user = user }
    @Forwarded let user: String
}

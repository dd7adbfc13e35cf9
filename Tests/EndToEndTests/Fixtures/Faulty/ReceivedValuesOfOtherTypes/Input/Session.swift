struct User {}
struct Order {}

@Instantiable
final class Session: Instantiable {
    init(user: Order, place: String, orders: Orders, profile: Profile, cart: Cart) {
        (self.user, self.place, self.orders, self.profile, self.cart) = (user, place, orders, profile, cart)
    }

    /// Two types receive it as it was.
    @Forwarded let user: Order
    @Forwarded let place: String
    @Instantiated let orders: Orders
    @Instantiated let profile: Profile
    /// Only the session has what it needs.
    @Received let cart: Cart
}

@Instantiable
final class Orders: Instantiable {
    init(user: User) { self.user = user }
    @Received let user: User
}

@Instantiable
final class Profile: Instantiable {
    init(user: User) { self.user = user }
    @Received let user: User
}

@Instantiable
final class Cart: Instantiable {
    init(place: String) { self.place = place }
    @Received let place: String
}

@Instantiable
final class Report: Instantiable {
    init(title: String, lines: Int, footer: Footer) {
        (self.title, self.lines, self.footer) = (title, lines, footer)
    }

    @Forwarded let title: String
    @Forwarded let lines: Int
    @Instantiated let footer: Footer
}

/// The value of the same name is meant, not the one of the same type.
@Instantiable
struct Footer: Instantiable {
    init(lines: String) { self.lines = lines }
    @Received let lines: String
}

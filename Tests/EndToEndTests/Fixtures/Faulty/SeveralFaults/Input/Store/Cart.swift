import Arbor

@Instantiable
public final class Cart: Instantiable {
    public init(items: Items) { self.items = items }
    @Instantiated let items: Items
}

@Instantiable
public final class Items: Instantiable {
    public init(cart: Cart) { self.cart = cart }
    @Instantiated let cart: Cart
}

@Instantiable
public final class Unreachable: Instantiable {
    public init(nothing: Nothing) { self.nothing = nothing }
    @Received let nothing: Nothing
}

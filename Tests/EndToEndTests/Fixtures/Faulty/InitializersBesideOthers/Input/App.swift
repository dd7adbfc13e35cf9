import Arbor
import Foundation

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(bus: Bus, keychain: Keychain, cart: Cart, feed: Feed, list: List) {
        self.bus = bus
        self.keychain = keychain
        self.cart = cart
        self.feed = feed
        self.list = list
    }

    @Instantiated let bus: Bus
    @Instantiated let keychain: Keychain
    @Instantiated let cart: Cart
    @Instantiated let feed: Feed
    @Instantiated let list: List
}

@Instantiable
public final class Bus: Instantiable {
    public init() {}
    public func subscribe() {}
}

/// Its superclass has an initializer without parameters.
@Instantiable
public final class Keychain: NSObject, Instantiable {}

/// The initializer for previews comes first, and the other one is nearly right.
@Instantiable
public final class Cart: Instantiable {
    @Received let bus: Bus
    public convenience init(preview count: Int) { self.init(bus: Bus()) }
    private init(bus: Bus) { self.bus = bus }
}

/// Another initializer wouldn't subscribe.
@Instantiable
public final class Feed: Instantiable {
    @Received let bus: Bus

    public init(bus: Bus) async {
        self.bus = bus
        bus.subscribe()
    }
}

/// Another initializer would do the same.
@Instantiable
public final class List: Instantiable {
    @Received let bus: Bus

    public init(bus: Bus) async {
        // Nothing else is stored.
        self.bus = bus
    }
}

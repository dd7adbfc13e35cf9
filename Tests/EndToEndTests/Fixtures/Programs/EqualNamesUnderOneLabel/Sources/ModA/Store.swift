import Arbor

@Instantiable
public final class Store: Instantiable {
    public init() {}
}

@Instantiable
public final class AReader: Instantiable {
    public init(store: Store) { self.store = store }
    @Received public let store: Store
}

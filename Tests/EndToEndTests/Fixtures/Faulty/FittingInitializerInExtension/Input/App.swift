import Arbor

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(store: Store!, page: Page, other: Other) {}
    @Instantiated let store: Store!
    @Instantiated let page: Page
    @Instantiated let other: Other
}

@Instantiable
public final class Store: Instantiable {
    public init() {}
}

@Instantiable
public struct Page: Instantiable {
    @Received(fulfilledByDependencyNamed: "store", ofType: Store.self) let shop: Store
    let number: Int
}

extension Page {
    public init(shop: Store) { self.init(shop: shop, number: 1) }
}

@Instantiable
public final class Other: Instantiable {
    public init(shop: Store, number: Int) {}
    @Received(fulfilledByDependencyNamed: "store", ofType: Store.self) let shop: Store
}

extension Other {
    public convenience init(shop: Store) { self.init(shop: shop, number: 1) }
}

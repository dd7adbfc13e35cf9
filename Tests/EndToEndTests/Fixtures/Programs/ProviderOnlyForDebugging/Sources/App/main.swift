import Arbor

public protocol Store { var n: String { get } }
#if DEBUG
    @Instantiable(fulfillingAdditionalTypes: [Store.self]) public final class MockStore: Store, Instantiable {
        public init() {}
        public var n: String { "mock" }
    }
#endif
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(store: any Store) { self.store = store }
    @Instantiated let store: any Store
}
print(Root().store.n)

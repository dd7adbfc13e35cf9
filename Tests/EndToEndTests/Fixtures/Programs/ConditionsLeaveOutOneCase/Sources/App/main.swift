import Arbor

public protocol Store {
    var name: String { get }
}

#if A && B || os(Linux)
    @Instantiable(fulfillingAdditionalTypes: [Store.self])
    public final class DiskStore: Store, Instantiable {
        public init() {}
        public var name: String { "disk" }
    }
#endif

#if !A && !os(Linux)
    @Instantiable(fulfillingAdditionalTypes: [Store.self])
    public final class CloudStore: Store, Instantiable {
        public init() {}
        public var name: String { "cloud" }
    }
#endif

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(store: any Store) { self.store = store }
    @Instantiated let store: any Store
}

print(Root().store.name)

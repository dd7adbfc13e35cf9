import Arbor
import Kit

@Instantiable public final class Page: Instantiable {
    public init(store: Kit.Store) { self.store = store }
    @Received let store: Kit.Store
}

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(store: Store, depot: Depot, page: Instantiator<Page>) {
        self.store = store
        self.depot = depot
        self.page = page
    }
    @Instantiated let store: Store
    @Instantiated let depot: Depot
    @Instantiated let page: Instantiator<Page>
}

let root = Root()
print(String(reflecting: type(of: root.store)), String(reflecting: type(of: root.depot)))
print(root.page.instantiate().store === root.store)

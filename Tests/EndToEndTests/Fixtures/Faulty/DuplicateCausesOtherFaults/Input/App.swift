import Arbor

@Instantiable(isRoot: true)
struct App: Instantiable {
    init(store: any Store, coordinator: any Coordinator) {
        self.store = store
        self.coordinator = coordinator
    }
    @Instantiated let store: any Store
    @Instantiated let coordinator: any Coordinator
}

protocol Store {}

@Instantiable(fulfillingAdditionalTypes: [Store.self])
struct DiskStore: Store, Instantiable {
    init(path: Path) { self.path = path }
    @Instantiated let path: Path
}

// If this were the provider, it would make itself.
@Instantiable(fulfillingAdditionalTypes: [Store.self])
struct CachingStore: Store, Instantiable {
    init(store: any Store) { self.store = store }
    @Instantiated let store: any Store
}

// No type makes a path, whichever type provides the store.
struct Path {}

protocol Coordinator {}

@Instantiable(fulfillingAdditionalTypes: [Coordinator.self])
struct MainCoordinator: Coordinator, Instantiable {
    init(formatter: Formatter, detail: Instantiator<DetailCoordinator>) {
        self.formatter = formatter
        self.detail = detail
    }
    @Instantiated let formatter: Formatter
    @Instantiated let detail: Instantiator<DetailCoordinator>
}

// If this were the provider, nothing would make its formatter, and it would be made without its index.
@Instantiable(fulfillingAdditionalTypes: [Coordinator.self])
struct DetailCoordinator: Coordinator, Instantiable {
    init(formatter: Formatter, index: Int) {
        self.formatter = formatter
        self.index = index
    }
    @Received let formatter: Formatter
    @Forwarded let index: Int
}

@Instantiable
struct Formatter: Instantiable {
    init() {}
}

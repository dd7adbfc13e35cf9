import Arbor

@Instantiable(isRoot: true)
struct App: Instantiable {
    init(pages: PageStore) { self.pages = pages }
    @Instantiated let pages: PageStore
}

protocol Store {}

@Instantiable
struct PageStore: Instantiable {
    init() {}
}

// Nothing asks for a store, so nothing is made of these, and only their conflict is a fault.
@Instantiable(fulfillingAdditionalTypes: [Store.self])
struct DiskStore: Store, Instantiable {
    init(path: Path) { self.path = path }
    @Instantiated let path: Path
}

@Instantiable(fulfillingAdditionalTypes: [Store.self])
struct CachingStore: Store, Instantiable {
    init(cache: Cache) { self.cache = cache }
    @Instantiated let cache: Cache
}

struct Path {}

@Instantiable
struct Cache: Instantiable {
    init(page: Instantiator<Page>) { self.page = page }
    @Instantiated let page: Instantiator<Page>
}

@Instantiable
struct Page: Instantiable {
    init(cache: Cache) { self.cache = cache }
    @Received let cache: Cache
}

import Arbor

public enum Features {}

@Instantiable
public final class Log: Instantiable {
    public let name = "outer log"
    public init() {}
}

@Instantiable
public final class Cache: Instantiable {
    public let name = "outer cache"
    public init() {}
}

extension Features {
    /// Other files declare `Features.Log`, but only for themselves.
    @Instantiable(isRoot: true)
    public final class Root: Instantiable {
        public init(log: Log, page: Page, cache: Cache) {
            self.log = log
            self.page = page
            self.cache = cache
        }

        @Instantiated let log: Log
        @Instantiated let page: Page
        @Instantiated let cache: Cache
    }
}

@Instantiable
public final class Page: Instantiable {
    public init(cache: Cache) { self.cache = cache }

    @Received let cache: Cache
}

let root = Features.Root()
print(root.log.name, root.page.cache.name, root.cache.name)

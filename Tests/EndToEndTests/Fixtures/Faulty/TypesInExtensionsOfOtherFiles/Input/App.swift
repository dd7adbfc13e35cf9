import Arbor

public enum Features {}

@Instantiable
public final class Log: Instantiable {
    public init() {}
}

@Instantiable
public final class Cache: Instantiable {
    public init() {}
}

extension Features {
    /// Another file declares `Features.Log`, which hides the outer one.
    @Instantiable(isRoot: true)
    public final class Root: Instantiable {
        public init(log: Log, page: Page) {
            self.log = log
            self.page = page
        }

        @Instantiated let log: Log
        @Instantiated let page: Page
    }
}

/// Another file declares `Page.Cache`.
@Instantiable
public final class Page: Instantiable {
    public init(cache: Cache) { self.cache = cache }

    @Instantiated let cache: Cache
}

import Arbor

@Instantiable public final class LiveStore: Instantiable { public init() {} }
@Instantiable public final class MockStore: Instantiable { public init() {} }
#if DEBUG
public typealias Store = MockStore
#else
public typealias Store = LiveStore
#endif

public enum Legacy {
    @Instantiable public final class Log: Instantiable { public init() {} }
    public typealias Logger = Log
}
@Instantiable public final class Log: Instantiable { public init() {} }

public typealias PageBuilder = Instantiator<Page>
@Instantiable public final class Page: Instantiable { public init() {} }

public typealias Caches<T> = Cache<String, T>
@Instantiable public final class Cache<Key, Value>: Instantiable { public init() {} }

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(store: Store, logger: Legacy.Logger, page: PageBuilder, cache: Caches<Int>, row: Row, log: Log) {
        (self.store, self.logger, self.page, self.cache, self.row, self.log) = (
            store, logger, page, cache, row, log
        )
    }
    @Instantiated let store: Store
    @Instantiated let logger: Legacy.Logger
    @Instantiated let page: PageBuilder
    @Instantiated let cache: Caches<Int>
    @Instantiated let row: Row
    @Instantiated let log: Log
}

public typealias Journal = Log

@Instantiable
public final class Row: Instantiable {
    public init(journal: Log) { self.journal = journal }
    @Received(fulfilledByDependencyNamed: "log", ofType: Journal.self) let journal: Log
}

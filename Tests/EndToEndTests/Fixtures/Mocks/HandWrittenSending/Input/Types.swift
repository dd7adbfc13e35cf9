import Arbor

// A function for tests takes as sending what the initializer doesn't, and the reverse.

@Instantiable
public final class Log: Instantiable {
    public init() { name = "real" }
    init(name: String) { self.name = name }
    let name: String
}

@Instantiable
public final class Store: Instantiable {
    public init(log: Log) { self.log = log }
    @Instantiated let log: Log
    public static func mock(log: sending Log) -> Store { Store(log: log) }
}

@Instantiable
public final class Cache: Instantiable {
    public init(log: sending Log) { self.log = log }
    @Instantiated let log: Log
    public static func mock(log: Log) -> Cache { Cache(kept: log) }
    private init(kept log: Log) { self.log = log }
}

@Instantiable(isRoot: true, generateMock: true)
public final class App: Instantiable {
    public init(store: Store, cache: Cache) {
        self.store = store
        self.cache = cache
    }
    @Instantiated let store: Store
    @Instantiated let cache: Cache
}

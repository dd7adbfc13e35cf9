import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(log: Log, cache: Cache, unshared: Unshared) {
        self.log = log
        self.cache = cache
        self.unshared = unshared
    }

    @Instantiated let log: Log
    @Instantiated let cache: Cache
    @Instantiated let unshared: Unshared
}

@Instantiable
public final class Log: Instantiable {
    public init() {}
}

@Instantiable
public struct Cache: Instantiable {
    public init(store: Store) { self.store = store }

    @Instantiated let store: Store
}

@Instantiable
public actor Store: Instantiable {
    public init(log: Log?) { self.log = log }

    @Received(onlyIfAvailable: true) let log: Log?
}

/// No type above it provides a clock, so it takes none.
@Instantiable
public actor Unshared: Instantiable {
    public init(clock: Clock?) { self.clock = clock }

    @Received(onlyIfAvailable: true) let clock: Clock?
}

@Instantiable
public final class Clock: Instantiable {
    public init() {}
}

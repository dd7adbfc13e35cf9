// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

/// Holds what a test replaces in a part, apart from what it replaces in the whole.
private final class Boxed<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Boxed: Sendable where Value: Sendable {}

extension Cache {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var log: (() -> Log)? = nil
        var safeDIBuilder: ((Log) -> Cache)? = nil

        init(log: (() -> Log)? = nil, _ safeDIBuilder: ((Log) -> Cache)? = nil) {
            self.log = log
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension App {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var store: (() -> Store)? = nil
        private var _box1: Boxed<Cache.SafeDIMockConfiguration>? = nil
        var cache: Cache.SafeDIMockConfiguration {
            get { _box1?.value ?? .init() }
            set { _box1 = .init(newValue) }
        }

        init(store: (() -> Store)? = nil, cache: Cache.SafeDIMockConfiguration = .init()) {
            self.store = store
            self.cache = cache
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> App {
        func makeCache(configuration: Cache.SafeDIMockConfiguration) -> Cache {
            let log = if let make = configuration.log { make() } else { Log() }
            return if let make = configuration.safeDIBuilder { make(log) } else { Cache.mock(log: log) }
        }

        func makeStore() -> Store {
            let log = Log()
            return Store.mock(log: log)
        }

        let store = if let make = safeDIOverrides.store { make() } else { makeStore() }
        let cache = makeCache(configuration: safeDIOverrides.cache)
        return App(store: store, cache: cache)
    }
}
#endif

// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(SafeDI)
import SafeDI
#endif

/// Holds what a test replaces in a part, apart from what it replaces in the whole.
private final class Boxed<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Boxed: Sendable where Value: Sendable {}

#if DEBUG
extension Console {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var lines: Int = 4
        var safeDIBuilder: ((Store, Int) -> Console)? = nil

        init(lines: Int = 4, _ safeDIBuilder: ((Store, Int) -> Console)? = nil) {
            self.lines = lines
            self.safeDIBuilder = safeDIBuilder
        }
    }
}
#endif

extension App {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var path: (() -> Path)? = nil
#if !(DEBUG)
        var store: ((Path) -> Store)? = nil
#endif
#if DEBUG
        var store: (() -> Store)? = nil
#endif
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> App {
        let path = if let make = safeDIOverrides.path { make() } else { Path() }
#if DEBUG
        let store: Store = if let make = safeDIOverrides.store { make() } else { MemoryStore() }
#endif
#if !(DEBUG)
        let store: Store = if let make = safeDIOverrides.store { make(path) } else { DiskStore(path: path) }
#endif
        return App(path: path, store: store)
    }
}

#if DEBUG
extension DebugApp {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed<Console.SafeDIMockConfiguration>? = nil
        var console: Console.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }
        var store: (() -> Store)? = nil
        var path: (() -> Path)? = nil

        init(
            console: Console.SafeDIMockConfiguration = .init(), store: (() -> Store)? = nil,
            path: (() -> Path)? = nil
        ) {
            self.console = console
            self.store = store
            self.path = path
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> DebugApp {
        func makeConsole(store: Store, configuration: Console.SafeDIMockConfiguration) -> Console {
            return if let make = configuration.safeDIBuilder {
                make(store, configuration.lines)
            } else {
                Console(store: store, lines: configuration.lines)
            }
        }

        let store: Store = if let make = safeDIOverrides.store { make() } else { MemoryStore() }
        let console = makeConsole(store: store, configuration: safeDIOverrides.console)
        let path = if let make = safeDIOverrides.path { make() } else { Path() }
        _ = path
        return DebugApp(console: console)
    }
}
#endif

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

extension Log {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var level: Int = 1
        var safeDIBuilder: ((Int) -> Log)? = nil

        init(level: Int = 1, _ safeDIBuilder: ((Int) -> Log)? = nil) {
            self.level = level
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension Store {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var limit: Int = 3
        var safeDIBuilder: ((Int) -> Store)? = nil

        init(limit: Int = 3, _ safeDIBuilder: ((Int) -> Store)? = nil) {
            self.limit = limit
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension Root {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed<Store.SafeDIMockConfiguration>? = nil
        var store: Store.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }
        private var _box1: Boxed<Log.SafeDIMockConfiguration>? = nil
        var log: Log.SafeDIMockConfiguration {
            get { _box1?.value ?? .init() }
            set { _box1 = .init(newValue) }
        }
        var style: ((Log) -> Style)? = nil

        init(
            store: Store.SafeDIMockConfiguration = .init(), log: Log.SafeDIMockConfiguration = .init(),
            style: ((Log) -> Style)? = nil
        ) {
            self.store = store
            self.log = log
            self.style = style
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> Root {
        func makeLog(configuration: Log.SafeDIMockConfiguration) -> Log {
            return if let make = configuration.safeDIBuilder {
                make(configuration.level)
            } else {
                Log(level: configuration.level)
            }
        }

        func makeStore(configuration: Store.SafeDIMockConfiguration) -> Store {
            return if let make = configuration.safeDIBuilder {
                make(configuration.limit)
            } else {
                Store(limit: configuration.limit)
            }
        }

        let store = makeStore(configuration: safeDIOverrides.store)
        let log = makeLog(configuration: safeDIOverrides.log)
        let style = if let make = safeDIOverrides.style { make(log) } else { Style(log: log) }
        return Root(store: store, log: log, style: style)
    }
}
#endif

#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// What a test sets in the tree. All else is made as in production.
    nonisolated struct TestParts {
        var store: Store?
        var log: Log?
        var style: Style?

        init(_ set: (inout TestParts) -> Swift.Void = { _ in }) { set(&self) }
    }

    /// Makes the type and its tree for a test, as in production apart from what the test sets.
    static func test(
        _ unset: Arbor.TestGraph.Unset = .current, fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath, line: Swift.Int = #line, column: Swift.Int = #column,
        _ set: (inout TestParts) -> Swift.Void = { _ in }
    ) -> Root {
        let parts = TestParts(set)

        let store = parts.store ?? Store()
        let log = parts.log ?? Log()
        let style = parts.style ?? Style(log: log)
        return Root(store: store, log: log, style: style)
    }
}
#endif

#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

/// Implements `Plugin` for tests. The use of what a test doesn't set fails the test.
final class PluginDouble: Plugin {
    private let _double: Arbor.TestGraph.DoubledPart
    private let _run: (() -> Int)?

    init(
        _ double: Arbor.TestGraph.DoubledPart? = nil,
        run: (() -> Int)? = nil,
        fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath,
        line: Swift.Int = #line,
        column: Swift.Int = #column
    ) {
        _double =
            double ?? Arbor.TestGraph.DoubledPart(
                "Plugin in Program.swift", of: .current.at(fileID, filePath, line, column))
        _run = run
    }

    init() {
        _double = Arbor.TestGraph.DoubledPart("Plugin in Program.swift", of: .current)
        _run = nil
    }

    init(name _0: String) {
        _double = Arbor.TestGraph.DoubledPart("Plugin in Program.swift", of: .current)
        _run = nil
        _double.fail("init(name:)")
    }

    func run() -> Int {
        if let _run { return _run() } else { return _double.value("run()") }
    }
}
#endif

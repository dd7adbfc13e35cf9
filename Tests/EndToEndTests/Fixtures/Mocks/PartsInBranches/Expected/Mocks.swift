// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if (DEBUG) && (STAGING)
#if canImport(Arbor)
import Arbor
#endif

/// Holds what a test replaces in a part, apart from what it replaces in the whole.
private final class Boxed<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Boxed: Sendable where Value: Sendable {}

#if STAGING
extension Page {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var panel: (() -> Panel)? = nil
        var safeDIBuilder: ((Panel) -> Page)? = nil

        init(panel: (() -> Panel)? = nil, _ safeDIBuilder: ((Panel) -> Page)? = nil) {
            self.panel = panel
            self.safeDIBuilder = safeDIBuilder
        }
    }
}
#endif

#if STAGING
extension App {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed<Page.SafeDIMockConfiguration>? = nil
        var page: Page.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }
        var row: ((Page) -> Row)? = nil

        init(page: Page.SafeDIMockConfiguration = .init(), row: ((Page) -> Row)? = nil) {
            self.page = page
            self.row = row
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> App {
        func makePage(configuration: Page.SafeDIMockConfiguration) -> Page {
            let panel = if let make = configuration.panel { make() } else { Panel() }
            return if let make = configuration.safeDIBuilder { make(panel) } else { Page(panel: panel) }
        }

        let page = makePage(configuration: safeDIOverrides.page)
        let row = if let make = safeDIOverrides.row { make(page) } else { Row(page: page) }
        return App(page: page, row: row)
    }
}
#endif

#if !(!(STAGING))
extension Page {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var panel: (() -> Panel)? = nil

        init(panel: (() -> Panel)? = nil) {
            self.panel = panel
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> Page {
        let panel = if let make = safeDIOverrides.panel { make() } else { Panel() }
        return Page(panel: panel)
    }
}
#endif

#if !(!(STAGING))
extension Row {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed<Page.SafeDIMockConfiguration>? = nil
        var page: Page.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }

        init(page: Page.SafeDIMockConfiguration = .init()) {
            self.page = page
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> Row {
        func makePage(configuration: Page.SafeDIMockConfiguration) -> Page {
            let panel = if let make = configuration.panel { make() } else { Panel() }
            return if let make = configuration.safeDIBuilder { make(panel) } else { Page(panel: panel) }
        }

        let page = makePage(configuration: safeDIOverrides.page)
        return Row(page: page)
    }
}
#endif
#endif

#if (DEBUG) && (!STAGING)
#if canImport(Arbor)
import Arbor
#endif

/// Holds what a test replaces in a part, apart from what it replaces in the whole.
private final class Boxed<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Boxed: Sendable where Value: Sendable {}

#if !STAGING
extension Page {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var panel: ((Simulator) -> Panel)? = nil
        var safeDIBuilder: ((Panel) -> Page)? = nil

        init(panel: ((Simulator) -> Panel)? = nil, _ safeDIBuilder: ((Panel) -> Page)? = nil) {
            self.panel = panel
            self.safeDIBuilder = safeDIBuilder
        }
    }
}
#endif

#if !(STAGING)
extension Simulator {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var name: String = "simulated"
        var safeDIBuilder: ((String) -> Simulator)? = nil

        init(name: String = "simulated", _ safeDIBuilder: ((String) -> Simulator)? = nil) {
            self.name = name
            self.safeDIBuilder = safeDIBuilder
        }
    }
}
#endif

#if !(STAGING)
extension App {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed<Simulator.SafeDIMockConfiguration>? = nil
        var simulator: Simulator.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }
        private var _box1: Boxed<Page.SafeDIMockConfiguration>? = nil
        var page: Page.SafeDIMockConfiguration {
            get { _box1?.value ?? .init() }
            set { _box1 = .init(newValue) }
        }
        var row: ((Page) -> Row)? = nil

        init(
            simulator: Simulator.SafeDIMockConfiguration = .init(),
            page: Page.SafeDIMockConfiguration = .init(), row: ((Page) -> Row)? = nil
        ) {
            self.simulator = simulator
            self.page = page
            self.row = row
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> App {
        func makePage(simulator: Simulator, configuration: Page.SafeDIMockConfiguration) -> Page {
            let panel = if let make = configuration.panel {
                make(simulator)
            } else {
                Panel(simulator: simulator)
            }
            return if let make = configuration.safeDIBuilder { make(panel) } else { Page(panel: panel) }
        }

        func makeSimulator(configuration: Simulator.SafeDIMockConfiguration) -> Simulator {
            return if let make = configuration.safeDIBuilder {
                make(configuration.name)
            } else {
                Simulator(name: configuration.name)
            }
        }

        let simulator = makeSimulator(configuration: safeDIOverrides.simulator)
        let page = makePage(simulator: simulator, configuration: safeDIOverrides.page)
        let row = if let make = safeDIOverrides.row { make(page) } else { Row(page: page) }
        return App(simulator: simulator, page: page, row: row)
    }
}
#endif

#if !(STAGING)
extension Page {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var panel: ((Simulator) -> Panel)? = nil
        private var _box1: Boxed<Simulator.SafeDIMockConfiguration>? = nil
        var simulator: Simulator.SafeDIMockConfiguration {
            get { _box1?.value ?? .init() }
            set { _box1 = .init(newValue) }
        }

        init(panel: ((Simulator) -> Panel)? = nil, simulator: Simulator.SafeDIMockConfiguration = .init()) {
            self.panel = panel
            self.simulator = simulator
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> Page {
        func makeSimulator(configuration: Simulator.SafeDIMockConfiguration) -> Simulator {
            return if let make = configuration.safeDIBuilder {
                make(configuration.name)
            } else {
                Simulator(name: configuration.name)
            }
        }

        let simulator = makeSimulator(configuration: safeDIOverrides.simulator)
        let panel = if let make = safeDIOverrides.panel {
            make(simulator)
        } else {
            Panel(simulator: simulator)
        }
        return Page(panel: panel)
    }
}
#endif

#if !(STAGING)
extension Row {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed<Page.SafeDIMockConfiguration>? = nil
        var page: Page.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }
        private var _box1: Boxed<Simulator.SafeDIMockConfiguration>? = nil
        var simulator: Simulator.SafeDIMockConfiguration {
            get { _box1?.value ?? .init() }
            set { _box1 = .init(newValue) }
        }

        init(
            page: Page.SafeDIMockConfiguration = .init(),
            simulator: Simulator.SafeDIMockConfiguration = .init()
        ) {
            self.page = page
            self.simulator = simulator
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> Row {
        func makePage(simulator: Simulator, configuration: Page.SafeDIMockConfiguration) -> Page {
            let panel = if let make = configuration.panel {
                make(simulator)
            } else {
                Panel(simulator: simulator)
            }
            return if let make = configuration.safeDIBuilder { make(panel) } else { Page(panel: panel) }
        }

        func makeSimulator(configuration: Simulator.SafeDIMockConfiguration) -> Simulator {
            return if let make = configuration.safeDIBuilder {
                make(configuration.name)
            } else {
                Simulator(name: configuration.name)
            }
        }

        let simulator = makeSimulator(configuration: safeDIOverrides.simulator)
        let page = makePage(simulator: simulator, configuration: safeDIOverrides.page)
        return Row(page: page)
    }
}
#endif
#endif

#if (DEBUG) && (STAGING)
#if canImport(Arbor)
import Arbor
#endif

#if STAGING
extension App {
    /// What a test sets in the tree. All else is made as in production.
    nonisolated struct TestParts {
        var page: Page?
        var row: Row?
        var panel: Panel?

        init(_ set: (inout TestParts) -> Swift.Void = { _ in }) { set(&self) }
    }

    /// Makes the type and its tree for a test, as in production apart from what the test sets.
    static func test(
        _ unset: Arbor.TestGraph.Unset = .current, fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath, line: Swift.Int = #line, column: Swift.Int = #column,
        _ set: (inout TestParts) -> Swift.Void = { _ in }
    ) -> App {
        let parts = TestParts(set)

        func makePage() -> Page {
            let panel = parts.panel ?? Panel()
            return Page(panel: panel)
        }

        let page = parts.page ?? makePage()
        let row = parts.row ?? Row(page: page)
        return App(page: page, row: row)
    }
}
#endif

#if !(!(STAGING))
extension Row {
    /// What a test sets in the tree. All else is made as in production.
    nonisolated struct TestParts {
        var page: Page?
        var panel: Panel?

        init(_ set: (inout TestParts) -> Swift.Void = { _ in }) { set(&self) }
    }

    /// Makes the type and its tree for a test, as in production apart from what the test sets.
    static func test(
        _ unset: Arbor.TestGraph.Unset = .current, fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath, line: Swift.Int = #line, column: Swift.Int = #column,
        _ set: (inout TestParts) -> Swift.Void = { _ in }
    ) -> Row {
        let parts = TestParts(set)

        func makePage() -> Page {
            let panel = parts.panel ?? Panel()
            return Page(panel: panel)
        }

        let page = parts.page ?? makePage()
        return Row(page: page)
    }
}
#endif
#endif

#if (DEBUG) && (!STAGING)
#if canImport(Arbor)
import Arbor
#endif

#if !(STAGING)
extension App {
    /// What a test sets in the tree. All else is made as in production.
    nonisolated struct TestParts {
        var simulator: Simulator?
        var page: Page?
        var row: Row?
        var panel: Panel?

        init(_ set: (inout TestParts) -> Swift.Void = { _ in }) { set(&self) }
    }

    /// Makes the type and its tree for a test, as in production apart from what the test sets.
    static func test(
        _ unset: Arbor.TestGraph.Unset = .current, fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath, line: Swift.Int = #line, column: Swift.Int = #column,
        _ set: (inout TestParts) -> Swift.Void = { _ in }
    ) -> App {
        let parts = TestParts(set)

        func makePage(simulator: Simulator) -> Page {
            let panel = parts.panel ?? Panel(simulator: simulator)
            return Page(panel: panel)
        }

        let simulator = parts.simulator ?? Simulator()
        let page = parts.page ?? makePage(simulator: simulator)
        let row = parts.row ?? Row(page: page)
        return App(simulator: simulator, page: page, row: row)
    }
}
#endif

#if !(STAGING)
extension Row {
    /// What a test sets in the tree. All else is made as in production.
    nonisolated struct TestParts {
        var page: Page?
        var simulator: Simulator?
        var panel: Panel?

        init(_ set: (inout TestParts) -> Swift.Void = { _ in }) { set(&self) }
    }

    /// Makes the type and its tree for a test, as in production apart from what the test sets.
    static func test(
        _ unset: Arbor.TestGraph.Unset = .current, fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath, line: Swift.Int = #line, column: Swift.Int = #column,
        _ set: (inout TestParts) -> Swift.Void = { _ in }
    ) -> Row {
        let parts = TestParts(set)

        func makePage(simulator: Simulator) -> Page {
            let panel = parts.panel ?? Panel(simulator: simulator)
            return Page(panel: panel)
        }

        let simulator = parts.simulator ?? Simulator()
        let page = parts.page ?? makePage(simulator: simulator)
        return Row(page: page)
    }
}
#endif
#endif

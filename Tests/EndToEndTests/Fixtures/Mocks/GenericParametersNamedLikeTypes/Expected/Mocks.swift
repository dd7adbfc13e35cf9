// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

// Other declarations may hide these names below.
typealias InMocksItem = Item

/// Holds what a test replaces in a part, apart from what it replaces in the whole.
private final class Boxed<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Boxed: Sendable where Value: Sendable {}

extension Log {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var item: (() -> Item)? = nil
        var safeDIBuilder: ((Item) -> Log)? = nil

        init(item: (() -> Item)? = nil, _ safeDIBuilder: ((Item) -> Log)? = nil) {
            self.item = item
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension ListModel {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var selected: Item? = nil
        private var _box1: Boxed<Log.SafeDIMockConfiguration>? = nil
        var log: Log.SafeDIMockConfiguration {
            get { _box1?.value ?? .init() }
            set { _box1 = .init(newValue) }
        }

        init(selected: Item? = nil, log: Log.SafeDIMockConfiguration = .init()) {
            self.selected = selected
            self.log = log
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(items: [Item], safeDIOverrides: SafeDIOverrides = .init()) -> ListModel {
        func makeLog(configuration: Log.SafeDIMockConfiguration) -> Log {
            let item = if let make = configuration.item { make() } else { InMocksItem() }
            return if let make = configuration.safeDIBuilder { make(item) } else { Log(item: item) }
        }

        let selected = safeDIOverrides.selected
        let log = makeLog(configuration: safeDIOverrides.log)
        return ListModel(items: items, selected: selected, log: log)
    }
}

extension Root {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed<Log.SafeDIMockConfiguration>? = nil
        var log: Log.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }
        var lists: (([Int], Int?, Log) -> ListModel<Int>)? = nil
        var selected: Int? = nil

        init(
            log: Log.SafeDIMockConfiguration = .init(), lists: (([Int], Int?, Log) -> ListModel<Int>)? = nil,
            selected: Int? = nil
        ) {
            self.log = log
            self.lists = lists
            self.selected = selected
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> Root {
        func makeLog(configuration: Log.SafeDIMockConfiguration) -> Log {
            let item = if let make = configuration.item { make() } else { Item() }
            return if let make = configuration.safeDIBuilder { make(item) } else { Log(item: item) }
        }

        let selected = safeDIOverrides.selected
        let log = makeLog(configuration: safeDIOverrides.log)
        let lists = Instantiator<ListModel<Int>> { [make = safeDIOverrides.lists] in
            if let make {
                make($0, selected, log)
            } else {
                ListModel<Int>(items: $0, selected: selected, log: log)
            }
        }
        return Root(log: log, lists: lists)
    }
}
#endif

#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

// Other declarations may hide these names below.
typealias InTestsItem = Item

extension ListModel {
    /// What a test sets in the tree. All else is made as in production.
    nonisolated struct TestParts {
        var log: Log?
        var item: InTestsItem?
        var selected: Item?

        init(_ set: (inout TestParts) -> Swift.Void = { _ in }) { set(&self) }
    }

    /// Makes the type and its tree for a test, as in production apart from what the test sets.
    static func test(
        items: [Item], _ unset: Arbor.TestGraph.Unset = .current, fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath, line: Swift.Int = #line, column: Swift.Int = #column,
        _ set: (inout TestParts) -> Swift.Void = { _ in }
    ) -> ListModel {
        let parts = TestParts(set)

        func makeLog() -> Log {
            let item = parts.item ?? InTestsItem()
            return Log(item: item)
        }

        let selected = parts.selected
        let log = parts.log ?? makeLog()
        return ListModel(items: items, selected: selected, log: log)
    }
}

extension Root {
    /// What a test sets in the tree. All else is made as in production.
    nonisolated struct TestParts {
        var log: Log?
        var lists: Instantiator<ListModel<Int>>?
        var item: Item?
        var selected: Int?

        init(_ set: (inout TestParts) -> Swift.Void = { _ in }) { set(&self) }
    }

    /// Makes the type and its tree for a test, as in production apart from what the test sets.
    static func test(
        _ unset: Arbor.TestGraph.Unset = .current, fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath, line: Swift.Int = #line, column: Swift.Int = #column,
        _ set: (inout TestParts) -> Swift.Void = { _ in }
    ) -> Root {
        let parts = TestParts(set)

        func makeLog() -> Log {
            let item = parts.item ?? Item()
            return Log(item: item)
        }

        let selected = parts.selected
        let log = parts.log ?? makeLog()
        let lists = parts.lists ?? Instantiator<ListModel<Int>> {
            ListModel<Int>(items: $0, selected: selected, log: log)
        }
        return Root(log: log, lists: lists)
    }
}
#endif

// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// What a test sets in the tree. All else is made as in production.
    nonisolated struct TestParts {
        var store: (any Store)?
        var clock: Clock?
        var worker: (any Worker)?

        /// The parts that a strict test makes as in production.
        nonisolated struct RealParts: Sendable {
            var store = false
            var clock = false
            var worker = false
        }
        var real = RealParts()

        init(_ set: (inout TestParts) -> Swift.Void = { _ in }) { set(&self) }
    }

    /// Makes the type and its tree for a test, as in production apart from what the test sets.
    static func test(
        _ unset: Arbor.TestGraph.Unset = .current, fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath, line: Swift.Int = #line, column: Swift.Int = #column,
        _ set: (inout TestParts) -> Swift.Void = { _ in }
    ) -> App {
        let unset = unset.at(fileID, filePath, line, column)
        let parts = TestParts(set)
        let real = parts.real

        let store: any Store = parts.store ?? unset.double(
            "App.store in Types.swift", real.store, { StoreDouble($0) as any Store },
            DiskStore())
        let clock: Clock = parts.clock ?? unset.double(
            "App.clock in Types.swift", real.clock, { ClockDouble($0) as Clock },
            SystemClock())
        let worker: any Worker = parts.worker ?? unset.double(
            "App.worker in Types.swift", real.worker, { WorkerDouble($0) as any Worker },
            Miner())
        return App(store: store, clock: clock, worker: worker)
    }
}
#endif

#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

/// Implements `Named` for tests. The use of what a test doesn't set fails the test.
final class NamedDouble: Named {
    private let _double: Arbor.TestGraph.DoubledPart
    private let _name: (() -> String)?
    private let _reset: (() -> Swift.Void)?

    init(
        _ double: Arbor.TestGraph.DoubledPart? = nil,
        name: (() -> String)? = nil,
        reset: (() -> Swift.Void)? = nil,
        fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath,
        line: Swift.Int = #line,
        column: Swift.Int = #column
    ) {
        _double =
            double ?? Arbor.TestGraph.DoubledPart(
                "Named in Types.swift", of: .current.at(fileID, filePath, line, column))
        _name = name
        _reset = reset
    }

    var name: String {
        if let _name { return _name() } else { return _double.value("name") }
    }

    func reset() {
        if let _reset { _reset() } else { _double.fail("reset()") }
    }
}

/// Implements `Store` for tests. The use of what a test doesn't set fails the test.
final class StoreDouble: Store {
    private let _double: Arbor.TestGraph.DoubledPart
    private let _isOpen: (() -> Bool)?
    private let _setIsOpen: ((Bool) -> Swift.Void)?
    private let _slow: (() async throws -> Int)?
    private let _loadId: ((Int) -> [Int])?
    private let _loadName: ((String) throws -> String)?
    private let _load: ((Int, String) async throws(Failure) -> Int)?
    private let _each: ((@escaping (inout Int) -> Void, inout Int, [Int], @autoclosure () -> Bool) -> Swift.Void)?
    private let _onMain: (@MainActor () -> Int?)?
    private let _onDefault: ((Int) -> Swift.Void)?
    private let _copy: (() -> StoreDouble)?
    private let _go: ((Int) -> String?)?
    private let _nothing: (() -> Swift.Void)?
    private let _name: (() -> String)?
    private let _reset: (() -> Swift.Void)?

    init(
        _ double: Arbor.TestGraph.DoubledPart? = nil,
        isOpen: (() -> Bool)? = nil,
        setIsOpen: ((Bool) -> Swift.Void)? = nil,
        slow: (() async throws -> Int)? = nil,
        loadId: ((Int) -> [Int])? = nil,
        loadName: ((String) throws -> String)? = nil,
        load: ((Int, String) async throws(Failure) -> Int)? = nil,
        each: ((@escaping (inout Int) -> Void, inout Int, [Int], @autoclosure () -> Bool) -> Swift.Void)? = nil,
        onMain: (@MainActor () -> Int?)? = nil,
        onDefault: ((Int) -> Swift.Void)? = nil,
        copy: (() -> StoreDouble)? = nil,
        go: ((Int) -> String?)? = nil,
        nothing: (() -> Swift.Void)? = nil,
        name: (() -> String)? = nil,
        reset: (() -> Swift.Void)? = nil,
        fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath,
        line: Swift.Int = #line,
        column: Swift.Int = #column
    ) {
        _double =
            double ?? Arbor.TestGraph.DoubledPart(
                "Store in Types.swift", of: .current.at(fileID, filePath, line, column))
        _isOpen = isOpen
        _setIsOpen = setIsOpen
        _slow = slow
        _loadId = loadId
        _loadName = loadName
        _load = load
        _each = each
        _onMain = onMain
        _onDefault = onDefault
        _copy = copy
        _go = go
        _nothing = nothing
        _name = name
        _reset = reset
    }

    var isOpen: Bool {
        get {
            if let _isOpen { return _isOpen() } else { return _double.value("isOpen") }
        }
        set { if let _setIsOpen { _setIsOpen(newValue) } else { _double.fail("isOpen =") } }
    }

    var slow: Int {
        get async throws {
            if let _slow { return try await _slow() } else { throw _double.error("slow") }
        }
    }

    static var limit: Int {
        return Arbor.TestGraph.DoubledPart("Store in Types.swift", of: .current).value("limit")
    }

    init(path _0: String) {
        _double = Arbor.TestGraph.DoubledPart("Store in Types.swift", of: .current)
        _isOpen = nil
        _setIsOpen = nil
        _slow = nil
        _loadId = nil
        _loadName = nil
        _load = nil
        _each = nil
        _onMain = nil
        _onDefault = nil
        _copy = nil
        _go = nil
        _nothing = nil
        _name = nil
        _reset = nil
        _double.fail("init(path:)")
    }

    func load(id _0: Int) -> [Int] {
        if let _loadId { return _loadId(_0) } else { return _double.value("load(id:)") }
    }

    func load(name _0: String) throws -> String {
        if let _loadName { return try _loadName(_0) } else { throw _double.error("load(name:)") }
    }

    func load(_ _0: Int, _ _1: String) async throws(Failure) -> Int {
        if let _load { return try await _load(_0, _1) } else { return _double.value("load(_:_:)") }
    }

    static func make() -> Int {
        return Arbor.TestGraph.DoubledPart("Store in Types.swift", of: .current).value("make()")
    }

    func map<Value>(_ _0: (Value) throws -> Int) rethrows -> Int {
        return _double.value("map(_:)")
    }

    func each(_ _0: @escaping (inout Int) -> Void, x _1: inout Int, ys _2: Int..., z _3: @autoclosure () -> Bool) {
        if let _each { _each(_0, &_1, _2, _3()) } else { _double.fail("each(_:x:ys:z:)") }
    }

    @MainActor func onMain() -> Int? {
        if let _onMain { return _onMain() } else { return _double.value("onMain()") }
    }

    func `default`(in _0: Int) {
        if let _onDefault { _onDefault(_0) } else { _double.fail("default(in:)") }
    }

    func copy() -> StoreDouble {
        if let _copy { return _copy() } else { return _double.value("copy()") }
    }

    @discardableResult func go(_ _0: Int) -> String? {
        if let _go { return _go(_0) } else { return _double.value("go(_:)") }
    }

    func show(_ _0: some CustomStringConvertible) {
        _double.fail("show(_:)")
    }

    func nothing() -> Void {
        if let _nothing { _nothing() } else { _double.fail("nothing()") }
    }

    var name: String {
        if let _name { return _name() } else { return _double.value("name") }
    }

    func reset() {
        if let _reset { _reset() } else { _double.fail("reset()") }
    }
}

/// Implements `Clock` for tests. The use of what a test doesn't set fails the test.
final class ClockDouble: Clock {
    private let _double: Arbor.TestGraph.DoubledPart
    private let _hour: (@Sendable () -> Int)?

    init(
        _ double: Arbor.TestGraph.DoubledPart? = nil,
        hour: (@Sendable () -> Int)? = nil,
        fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath,
        line: Swift.Int = #line,
        column: Swift.Int = #column
    ) {
        _double =
            double ?? Arbor.TestGraph.DoubledPart(
                "Clock in Types.swift", of: .current.at(fileID, filePath, line, column))
        _hour = hour
    }

    var hour: Int {
        if let _hour { return _hour() } else { return _double.value("hour") }
    }
}

/// Implements `Screen` for tests. The use of what a test doesn't set fails the test.
final class ScreenDouble: Screen {
    private let _double: Arbor.TestGraph.DoubledPart
    private let _title: (@MainActor @Sendable () -> String)?
    private let _id: (@Sendable () -> Int)?

    nonisolated init(
        _ double: Arbor.TestGraph.DoubledPart? = nil,
        title: (@MainActor @Sendable () -> String)? = nil,
        id: (@Sendable () -> Int)? = nil,
        fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath,
        line: Swift.Int = #line,
        column: Swift.Int = #column
    ) {
        _double =
            double ?? Arbor.TestGraph.DoubledPart(
                "Screen in Types.swift", of: .current.at(fileID, filePath, line, column))
        _title = title
        _id = id
    }

    var title: String {
        if let _title { return _title() } else { return _double.value("title") }
    }

    nonisolated var id: Int {
        if let _id { return _id() } else { return _double.value("id") }
    }
}

/// Implements `Worker` for tests. The use of what a test doesn't set fails the test.
actor WorkerDouble: Worker {
    private let _double: Arbor.TestGraph.DoubledPart
    private let _count: (@Sendable () -> Int)?
    private let _work: (@Sendable (Int) -> Int)?

    init(
        _ double: Arbor.TestGraph.DoubledPart? = nil,
        count: (@Sendable () -> Int)? = nil,
        work: (@Sendable (Int) -> Int)? = nil,
        fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath,
        line: Swift.Int = #line,
        column: Swift.Int = #column
    ) {
        _double =
            double ?? Arbor.TestGraph.DoubledPart(
                "Worker in Types.swift", of: .current.at(fileID, filePath, line, column))
        _count = count
        _work = work
    }

    var count: Int {
        if let _count { return _count() } else { return _double.value("count") }
    }

    func work(_ _0: Int) -> Int {
        if let _work { return _work(_0) } else { return _double.value("work(_:)") }
    }
}
#endif

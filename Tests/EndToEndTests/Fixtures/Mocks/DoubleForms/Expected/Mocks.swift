// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// What a test sets in the tree. All else is made as in production.
    nonisolated struct TestParts {
        var elsewhere: (any Elsewhere)?

        /// The parts that a strict test makes as in production.
        nonisolated struct RealParts: Sendable {
            var elsewhere = false
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

        let elsewhere: any Elsewhere = parts.elsewhere ?? unset.real(
            "App.elsewhere in Types.swift", real.elsewhere,
            Here())
        return App(elsewhere: elsewhere)
    }
}
#endif

#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

/// Implements `Lines` for tests. The use of what a test doesn't set fails the test.
final class LinesDouble: Lines {
    private let __double: Arbor.TestGraph.DoubledPart
    private let __line: (() -> Int)?
    private let __filePath: (() -> String)?
    private let ___x: (() -> Int)?
    private let __x: (() -> Int)?
    private let __column: ((Int) -> Int)?
    private let __onDouble: ((Int) -> Int)?
    private let __on1: (() -> Int)?

    init(
        _ double: Arbor.TestGraph.DoubledPart? = nil,
        line: (() -> Int)? = nil,
        filePath: (() -> String)? = nil,
        _x: (() -> Int)? = nil,
        x: (() -> Int)? = nil,
        column: ((Int) -> Int)? = nil,
        onDouble: ((Int) -> Int)? = nil,
        on1: (() -> Int)? = nil,
        fileID: Swift.String = #fileID,
        _ filePath2: Swift.StaticString = #filePath,
        _ line2: Swift.Int = #line,
        _ column2: Swift.Int = #column
    ) {
        __double =
            double ?? Arbor.TestGraph.DoubledPart(
                "Lines in Types.swift", of: .current.at(fileID, filePath2, line2, column2))
        __line = line
        __filePath = filePath
        ___x = _x
        __x = x
        __column = column
        __onDouble = onDouble
        __on1 = on1
    }

    var line: Int {
        if let __line { return __line() } else { return __double.value("line") }
    }

    var filePath: String {
        if let __filePath { return __filePath() } else { return __double.value("filePath") }
    }

    var _x: Int {
        if let ___x { return ___x() } else { return __double.value("_x") }
    }

    var x: Int {
        if let __x { return __x() } else { return __double.value("x") }
    }

    func column(_ _0: Int) -> Int {
        if let __column { return __column(_0) } else { return __double.value("column(_:)") }
    }

    func double(_ _0: Int) -> Int {
        if let __onDouble { return __onDouble(_0) } else { return __double.value("double(_:)") }
    }

    func `1`() -> Int {
        if let __on1 { return __on1() } else { return __double.value("`1`()") }
    }
}

/// Implements `Plain` for tests. The use of what a test doesn't set fails the test.
final class PlainDouble: Plain {
    private let _double: Arbor.TestGraph.DoubledPart
    private let _plain: (() -> Int)?
    private let _both: (() -> Int)?
    private let _slow: (() throws -> Int)?
    private let _spelled: ((Optional<Int>) -> Array<Int>)?

    init(
        _ double: Arbor.TestGraph.DoubledPart? = nil,
        plain: (() -> Int)? = nil,
        both: (() -> Int)? = nil,
        slow: (() throws -> Int)? = nil,
        spelled: ((Optional<Int>) -> Array<Int>)? = nil,
        fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath,
        line: Swift.Int = #line,
        column: Swift.Int = #column
    ) {
        _double =
            double ?? Arbor.TestGraph.DoubledPart(
                "Plain in Types.swift", of: .current.at(fileID, filePath, line, column))
        _plain = plain
        _both = both
        _slow = slow
        _spelled = spelled
    }

    func plain() -> Int {
        if let _plain { return _plain() } else { return _double.value("plain()") }
    }

    var both: Int {
        if let _both { return _both() } else { return _double.value("both") }
    }

    func slow() throws -> Int {
        if let _slow { return try _slow() } else { throw _double.error("slow()") }
    }

    func spelled(_ _0: Optional<Int>) -> Array<Int> {
        if let _spelled { return _spelled(_0) } else { return _double.value("spelled(_:)") }
    }
}

/// Implements `Screen` for tests. The use of what a test doesn't set fails the test.
final class ScreenDouble: Screen {
    private let _double: Arbor.TestGraph.DoubledPart
    private let _title: (@MainActor @Sendable () -> String)?
    private let _settle: (nonisolated(nonsending) @Sendable () async -> Int)?
    private let _plain: (@Sendable () -> Int)?
    private let _both: (@Sendable () -> Int)?
    private let _slow: (@Sendable () throws -> Int)?
    private let _spelled: (@Sendable (Optional<Int>) -> Array<Int>)?

    nonisolated init(
        _ double: Arbor.TestGraph.DoubledPart? = nil,
        title: (@MainActor @Sendable () -> String)? = nil,
        settle: (nonisolated(nonsending) @Sendable () async -> Int)? = nil,
        plain: (@Sendable () -> Int)? = nil,
        both: (@Sendable () -> Int)? = nil,
        slow: (@Sendable () throws -> Int)? = nil,
        spelled: (@Sendable (Optional<Int>) -> Array<Int>)? = nil,
        fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath,
        line: Swift.Int = #line,
        column: Swift.Int = #column
    ) {
        _double =
            double ?? Arbor.TestGraph.DoubledPart(
                "Screen in Types.swift", of: .current.at(fileID, filePath, line, column))
        _title = title
        _settle = settle
        _plain = plain
        _both = both
        _slow = slow
        _spelled = spelled
    }

    var title: String {
        if let _title { return _title() } else { return _double.value("title") }
    }

    nonisolated(nonsending) func settle() async -> Int {
        if let _settle { return await _settle() } else { return _double.value("settle()") }
    }

    nonisolated func plain() -> Int {
        if let _plain { return _plain() } else { return _double.value("plain()") }
    }

    nonisolated var both: Int {
        if let _both { return _both() } else { return _double.value("both") }
    }

    nonisolated func slow() throws -> Int {
        if let _slow { return try _slow() } else { throw _double.error("slow()") }
    }

    nonisolated func spelled(_ _0: Optional<Int>) -> Array<Int> {
        if let _spelled { return _spelled(_0) } else { return _double.value("spelled(_:)") }
    }
}

/// Implements `Merged` for tests. The use of what a test doesn't set fails the test.
final class MergedDouble: Merged {
    private let _double: Arbor.TestGraph.DoubledPart
    private let _both: (() -> Int)?
    private let _setBoth: ((Int) -> Swift.Void)?
    private let _slow: (() -> Int)?
    private let _spelled: ((Int?) -> [Int])?
    private let _quick: (() -> Int)?
    private let _plain: (() -> Int)?

    init(
        _ double: Arbor.TestGraph.DoubledPart? = nil,
        both: (() -> Int)? = nil,
        setBoth: ((Int) -> Swift.Void)? = nil,
        slow: (() -> Int)? = nil,
        spelled: ((Int?) -> [Int])? = nil,
        quick: (() -> Int)? = nil,
        plain: (() -> Int)? = nil,
        fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath,
        line: Swift.Int = #line,
        column: Swift.Int = #column
    ) {
        _double =
            double ?? Arbor.TestGraph.DoubledPart(
                "Merged in Types.swift", of: .current.at(fileID, filePath, line, column))
        _both = both
        _setBoth = setBoth
        _slow = slow
        _spelled = spelled
        _quick = quick
        _plain = plain
    }

    var both: Int {
        get {
            if let _both { return _both() } else { return _double.value("both") }
        }
        set { if let _setBoth { _setBoth(newValue) } else { _double.fail("both =") } }
    }

    func slow() -> Int {
        if let _slow { return _slow() } else { return _double.value("slow()") }
    }

    func spelled(_ _0: Int?) -> [Int] {
        if let _spelled { return _spelled(_0) } else { return _double.value("spelled(_:)") }
    }

    func quick() -> Int {
        if let _quick { return _quick() } else { return _double.value("quick()") }
    }

    func plain() -> Int {
        if let _plain { return _plain() } else { return _double.value("plain()") }
    }
}

/// Implements `Failing` for tests. The use of what a test doesn't set fails the test.
final class FailingDouble: Failing {
    private let _double: Arbor.TestGraph.DoubledPart
    private let _code: (@Sendable () -> Int)?

    init(
        _ double: Arbor.TestGraph.DoubledPart? = nil,
        code: (@Sendable () -> Int)? = nil,
        fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath,
        line: Swift.Int = #line,
        column: Swift.Int = #column
    ) {
        _double =
            double ?? Arbor.TestGraph.DoubledPart(
                "Failing in Types.swift", of: .current.at(fileID, filePath, line, column))
        _code = code
    }

    var code: Int {
        if let _code { return _code() } else { return _double.value("code") }
    }
}

/// Implements `Copied` for tests. The use of what a test doesn't set fails the test.
final class CopiedDouble: Copied {
    private let _double: Arbor.TestGraph.DoubledPart
    private let _isEqual: ((CopiedDouble) -> Bool)?
    private let _all: (() -> [CopiedDouble])?
    private let _copy: (() -> CopiedDouble)?

    init(
        _ double: Arbor.TestGraph.DoubledPart? = nil,
        isEqual: ((CopiedDouble) -> Bool)? = nil,
        all: (() -> [CopiedDouble])? = nil,
        copy: (() -> CopiedDouble)? = nil,
        fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath,
        line: Swift.Int = #line,
        column: Swift.Int = #column
    ) {
        _double =
            double ?? Arbor.TestGraph.DoubledPart(
                "Copied in Types.swift", of: .current.at(fileID, filePath, line, column))
        _isEqual = isEqual
        _all = all
        _copy = copy
    }

    func isEqual(to _0: CopiedDouble) -> Bool {
        if let _isEqual { return _isEqual(_0) } else { return _double.value("isEqual(to:)") }
    }

    func all() -> [CopiedDouble] {
        if let _all { return _all() } else { return _double.value("all()") }
    }

    func copy() -> CopiedDouble {
        if let _copy { return _copy() } else { return _double.value("copy()") }
    }
}

/// Implements `Forms` for tests. The use of what a test doesn't set fails the test.
final class FormsDouble: Forms {
    private let _double: Arbor.TestGraph.DoubledPart
    private let _forced: (() -> Int?)?
    private let _setForced: ((Int?) -> Swift.Void)?
    private let _onTap: (() -> () -> Void)?
    private let _setOnTap: ((@escaping () -> Void) -> Swift.Void)?
    private let _deep: (() throws(Fault) -> Int)?
    private let _loud: (() async throws(any Error) -> Int)?
    private let _unwrapped: ((String?) -> Int?)?
    private let _nothing: (() -> Swift.Void)?
    private let _never: (() -> Int)?
    private let _change: ((inout[Int]) -> Swift.Void)?
    private let _visit: (((inout Int) -> Void) -> Swift.Void)?
    private let _open: (() -> Handle)?
    private let _close: ((consuming Handle) -> Swift.Void)?
    private let _stays: (nonisolated(nonsending) (Int) async -> Int)?

    init(
        _ double: Arbor.TestGraph.DoubledPart? = nil,
        forced: (() -> Int?)? = nil,
        setForced: ((Int?) -> Swift.Void)? = nil,
        onTap: (() -> () -> Void)? = nil,
        setOnTap: ((@escaping () -> Void) -> Swift.Void)? = nil,
        deep: (() throws(Fault) -> Int)? = nil,
        loud: (() async throws(any Error) -> Int)? = nil,
        unwrapped: ((String?) -> Int?)? = nil,
        nothing: (() -> Swift.Void)? = nil,
        never: (() -> Int)? = nil,
        change: ((inout[Int]) -> Swift.Void)? = nil,
        visit: (((inout Int) -> Void) -> Swift.Void)? = nil,
        open: (() -> Handle)? = nil,
        close: ((consuming Handle) -> Swift.Void)? = nil,
        stays: (nonisolated(nonsending) (Int) async -> Int)? = nil,
        fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath,
        line: Swift.Int = #line,
        column: Swift.Int = #column
    ) {
        _double =
            double ?? Arbor.TestGraph.DoubledPart(
                "Forms in Types.swift", of: .current.at(fileID, filePath, line, column))
        _forced = forced
        _setForced = setForced
        _onTap = onTap
        _setOnTap = setOnTap
        _deep = deep
        _loud = loud
        _unwrapped = unwrapped
        _nothing = nothing
        _never = never
        _change = change
        _visit = visit
        _open = open
        _close = close
        _stays = stays
    }

    init<Value: Hashable>(value _0: Value) where Value: Sendable {
        _double = Arbor.TestGraph.DoubledPart("Forms in Types.swift", of: .current)
        _forced = nil
        _setForced = nil
        _onTap = nil
        _setOnTap = nil
        _deep = nil
        _loud = nil
        _unwrapped = nil
        _nothing = nil
        _never = nil
        _change = nil
        _visit = nil
        _open = nil
        _close = nil
        _stays = nil
        _double.fail("init(value:)")
    }

    var forced: Int! {
        get {
            if let _forced { return _forced() } else { return _double.value("forced") }
        }
        set { if let _setForced { _setForced(newValue) } else { _double.fail("forced =") } }
    }

    var onTap: () -> Void {
        get {
            if let _onTap { return _onTap() } else { return _double.value("onTap") }
        }
        set { if let _setOnTap { _setOnTap(newValue) } else { _double.fail("onTap =") } }
    }

    var deep: Int {
        get throws(Fault) {
            if let _deep { return try _deep() } else { return _double.value("deep") }
        }
    }

    var loud: Int {
        get async throws(any Error) {
            if let _loud { return try await _loud() } else { throw _double.error("loud") }
        }
    }

    func unwrapped(_ _0: String!) -> Int! {
        if let _unwrapped { return _unwrapped(_0) } else { return _double.value("unwrapped(_:)") }
    }

    func nothing() -> Swift.Void {
        if let _nothing { _nothing() } else { _double.fail("nothing()") }
    }

    func never() throws(Never) -> Int {
        if let _never { return _never() } else { return _double.value("never()") }
    }

    func lazy(_ _0: @autoclosure() -> Int, _ _1: @autoclosure () throws -> Int) {
        _double.fail("lazy(_:_:)")
    }

    func change(_ _0: inout[Int]) {
        if let _change { _change(&_0) } else { _double.fail("change(_:)") }
    }

    func visit(_ _0: (inout Int) -> Void) {
        if let _visit { _visit(_0) } else { _double.fail("visit(_:)") }
    }

    func open() -> Handle {
        if let _open { return _open() } else { return _double.value("open()") }
    }

    func close(_ _0: consuming Handle) {
        if let _close { _close(_0) } else { _double.fail("close(_:)") }
    }

    nonisolated(nonsending) func stays(_ _0: Int) async -> Int {
        if let _stays { return await _stays(_0) } else { return _double.value("stays(_:)") }
    }
}

#if os(Plan9)
/// Implements `Elsewhere` for tests. The use of what a test doesn't set fails the test.
final class ElsewhereDouble: Elsewhere {
    private let _double: Arbor.TestGraph.DoubledPart

    init(
        _ double: Arbor.TestGraph.DoubledPart? = nil,
        fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath,
        line: Swift.Int = #line,
        column: Swift.Int = #column
    ) {
        _double =
            double ?? Arbor.TestGraph.DoubledPart(
                "Elsewhere in Types.swift", of: .current.at(fileID, filePath, line, column))
    }
}
#endif
#endif

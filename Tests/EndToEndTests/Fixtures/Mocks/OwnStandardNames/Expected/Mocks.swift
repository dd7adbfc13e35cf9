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

extension App {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var log: (() -> any Log)? = nil

        init(log: (() -> any Log)? = nil) {
            self.log = log
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> App {
        let log: any Log = if let make = safeDIOverrides.log { make() } else { DiskLog() }
        return App(log: log)
    }
}
#endif

#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// What a test sets in the tree. All else is made as in production.
    nonisolated struct TestParts {
        var log: (any Log)?

        /// The parts that a strict test makes as in production.
        nonisolated struct RealParts: Sendable {
            var log = false
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

        let log: any Log = parts.log ?? unset.double(
            "App.log in Types.swift", real.log, { LogDouble($0) as any Log },
            DiskLog())
        return App(log: log)
    }
}
#endif

#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

/// Implements `Log` for tests. The use of what a test doesn't set fails the test.
final class LogDouble: Log {
    private let _double: Arbor.TestGraph.DoubledPart
    private let _write: (() -> Swift.Void)?

    init(
        _ double: Arbor.TestGraph.DoubledPart? = nil,
        write: (() -> Swift.Void)? = nil,
        fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath,
        line: Swift.Int = #line,
        column: Swift.Int = #column
    ) {
        _double =
            double ?? Arbor.TestGraph.DoubledPart(
                "Log in Types.swift", of: .current.at(fileID, filePath, line, column))
        _write = write
    }

    func write() {
        if let _write { _write() } else { _double.fail("write()") }
    }
}
#endif

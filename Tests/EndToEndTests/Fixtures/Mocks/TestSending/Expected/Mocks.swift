// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// What a test sets in the tree. All else is made as in production.
    nonisolated struct TestParts {
        var store: Store?
        var job: Job?
        var log: (@Sendable () -> any Log)? {
            get { shared.log }
            set { shared.log = newValue }
        }
        var tape: (@Sendable () -> any Tape)? {
            get { shared.tape }
            set { shared.tape = newValue }
        }
        var count: (@Sendable () -> Count)? {
            get { shared.count }
            set { shared.count = newValue }
        }

        fileprivate nonisolated struct SharedParts: Sendable {
            var log: (@Sendable () -> any Log)?
            var tape: (@Sendable () -> any Tape)?
            var count: (@Sendable () -> Count)?
        }
        fileprivate var shared = SharedParts()

        /// The parts that a strict test makes as in production.
        nonisolated struct RealParts: Sendable {
            var log = false
            var tape = false
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
        let shared = parts.shared

        nonisolated func makeJob() -> Job {
            let log: any Log = if let make = shared.log {
                make()
            } else if let double = unset.double("App → Store.log in Types.swift", real.log) {
                LogDouble(double)
            } else {
                DiskLog()
            }
            let count = if let make = shared.count { make() } else { Count() }
            return Job(log: log, count: count)
        }

        nonisolated func makeStore() -> Store {
            let log: any Log = if let make = shared.log {
                make()
            } else if let double = unset.double("App → Store.log in Types.swift", real.log) {
                LogDouble(double)
            } else {
                DiskLog()
            }
            let tape: any Tape = if let make = unset.real("App → Store.tape in Types.swift", real.tape, unless: shared.tape) {
                make()
            } else {
                MagneticTape()
            }
            let count = if let make = shared.count { make() } else { Count() }
            return Store(log: log, tape: tape, count: count)
        }

        let store = parts.store ?? makeStore()
        let job = parts.job ?? makeJob()
        return App(store: store, job: job)
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
    private let _lines: (() -> [String])?

    init(
        _ double: Arbor.TestGraph.DoubledPart? = nil,
        lines: (() -> [String])? = nil,
        fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath,
        line: Swift.Int = #line,
        column: Swift.Int = #column
    ) {
        _double =
            double ?? Arbor.TestGraph.DoubledPart(
                "Log in Types.swift", of: .current.at(fileID, filePath, line, column))
        _lines = lines
    }

    var lines: [String] {
        if let _lines { return _lines() } else { return _double.value("lines") }
    }
}
#endif

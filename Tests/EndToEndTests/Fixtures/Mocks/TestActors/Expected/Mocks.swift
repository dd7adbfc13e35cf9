// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// What a test sets in the tree. All else is made as in production.
    nonisolated struct TestParts {
        var worker: Worker?
        var jobs: SendableInstantiator<Job>?
        var libraries: Instantiator<Library>?
        var log: (@Sendable () -> any Log)? {
            get { shared.log }
            set { shared.log = newValue }
        }
        var clock: (any Clock)? {
            get { shared.clock }
            set { shared.clock = newValue }
        }

        fileprivate nonisolated struct SharedParts: Sendable {
            var log: (@Sendable () -> any Log)?
            var clock: (any Clock)?
        }
        fileprivate var shared = SharedParts()

        /// The parts that a strict test makes as in production.
        nonisolated struct RealParts: Sendable {
            var libraries = false
            var log = false
            var clock = false
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

        @Sendable nonisolated func makeJob(number: Int) -> Job {
            let log: any Log = if let make = shared.log {
                make()
            } else if let double = unset.double("App → Worker.log in Types.swift", real.log) {
                LogDouble(double)
            } else {
                DiskLog()
            }
            let clock: any Clock = shared.clock ?? unset.double(
                "App → Worker.clock in Types.swift", real.clock, { ClockDouble($0) as any Clock },
                SystemClock())
            return Job(number: number, log: log, clock: clock)
        }

        func makeWorker() -> Worker {
            let log: any Log = if let make = shared.log {
                make()
            } else if let double = unset.double("App → Worker.log in Types.swift", real.log) {
                LogDouble(double)
            } else {
                DiskLog()
            }
            let clock: any Clock = shared.clock ?? unset.double(
                "App → Worker.clock in Types.swift", real.clock, { ClockDouble($0) as any Clock },
                SystemClock())
            return Worker(log: log, clock: clock)
        }

        let worker = parts.worker ?? makeWorker()
        let jobs = parts.jobs ?? SendableInstantiator<Job> { makeJob(number: $0) }
        let libraries = parts.libraries ?? Instantiator<Library> {
            unset.real("App.libraries in Types.swift", real.libraries, Library.instantiate())
        }
        return App(worker: worker, jobs: jobs, libraries: libraries)
    }
}
#endif

#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

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

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
        var disk: (() -> any Disk)? = nil
        var report: ((any Disk) -> Report)? = nil

        init(disk: (() -> any Disk)? = nil, report: ((any Disk) -> Report)? = nil) {
            self.disk = disk
            self.report = report
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> App {
        let disk: any Disk = if let make = safeDIOverrides.disk { make() } else { FakeDisk.mock() }
        let report = if let make = safeDIOverrides.report { make(disk) } else { Report(disk: disk) }
        return App(disk: disk, report: report)
    }
}

extension Report {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var disk: (() -> any Disk)? = nil

        init(disk: (() -> any Disk)? = nil) {
            self.disk = disk
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> Report {
        let disk: any Disk = if let make = safeDIOverrides.disk { make() } else { FakeDisk.mock() }
        return Report(disk: disk)
    }
}
#endif

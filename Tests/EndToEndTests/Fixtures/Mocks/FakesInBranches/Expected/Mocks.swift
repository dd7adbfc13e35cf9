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
#if os(Linux)
        var disk: (() -> any Disk)? = nil
#endif
        var clock: (() -> any Clock)? = nil
#if os(Linux)
        var store: (() -> Store)? = nil
#endif
#if !(os(Linux))
        var disk: (() -> any Disk)? = nil
#endif
#if !(os(Linux))
        var store: (() -> Store)? = nil
#endif
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> App {
#if !(os(Linux))
        let disk: any Disk = if let make = safeDIOverrides.disk { make() } else { OtherDisk.mock() }
#endif
#if os(Linux)
        let disk: any Disk = if let make = safeDIOverrides.disk { make() } else { FakeDisk.mock() }
#endif
        let clock: any Clock = if let make = safeDIOverrides.clock { make() } else { FakeClock.mock() }
#if !(os(Linux))
        let store: Store = if let make = safeDIOverrides.store { make() } else { Store.mock() }
#endif
#if os(Linux)
        let store: Store = if let make = safeDIOverrides.store { make() } else { Store.mock() }
#endif
        return App(disk: disk, clock: clock, store: store)
    }
}
#endif

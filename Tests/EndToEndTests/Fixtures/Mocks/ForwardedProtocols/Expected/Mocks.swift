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

extension Page {
    /// Makes the type and its tree for a test.
    static func mock(analytics: Analytics, store: Store, live: Live = .mock()) -> Page {
        return Page(analytics: analytics, store: store, live: live)
    }
}
#endif

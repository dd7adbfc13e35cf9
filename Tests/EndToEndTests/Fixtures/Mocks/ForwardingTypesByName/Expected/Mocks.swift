// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(SafeDI)
import SafeDI
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
        var home: (() -> any Screen)? = nil
        var start: (() -> any Screen)? = nil
        var details: ((Int) -> any Screen)? = nil

        init(
            home: (() -> any Screen)? = nil, start: (() -> any Screen)? = nil,
            details: ((Int) -> any Screen)? = nil
        ) {
            self.home = home
            self.start = start
            self.details = details
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> App {
        let home: any Screen = if let make = safeDIOverrides.home { make() } else { Home() }
        let start: any Screen = if let make = safeDIOverrides.start { make() } else { Home() }
        let details = ErasedInstantiator<Int, any Screen> { [make = safeDIOverrides.details] in
            if let make { make($0) } else { Detail(number: $0) }
        }
        return App(home: home, start: start, details: details)
    }
}
#endif

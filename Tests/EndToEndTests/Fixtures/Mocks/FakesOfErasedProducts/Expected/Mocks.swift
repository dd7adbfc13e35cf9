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

extension List {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var details: ((Int) -> any Detail)? = nil

        init(details: ((Int) -> any Detail)? = nil) {
            self.details = details
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> List {
        let details = ErasedInstantiator<Int, any Detail> { [make = safeDIOverrides.details] in
            if let make { make($0) } else { DetailScreen(id: $0) }
        }
        return List(details: details)
    }
}

extension Page {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var cache: (() -> Cache<Int>)? = nil

        init(cache: (() -> Cache<Int>)? = nil) {
            self.cache = cache
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> Page {
        let cache = if let make = safeDIOverrides.cache { make() } else { Cache<Int>.mock() }
        return Page(cache: cache)
    }
}
#endif

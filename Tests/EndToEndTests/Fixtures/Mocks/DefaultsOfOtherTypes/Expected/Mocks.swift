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

extension Frame {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var bar: ((String) -> Bar)? = nil

        init(bar: ((String) -> Bar)? = nil) {
            self.bar = bar
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(
        width_Int: Int = 1, width_String: String, safeDIOverrides: SafeDIOverrides = .init()
    ) -> Frame {
        let bar = if let make = safeDIOverrides.bar { make(width_String) } else { Bar(width: width_String) }
        return Frame(width: width_Int, bar: bar)
    }
}

extension Page {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var part: ((Double, Int) -> Part)? = nil

        init(part: ((Double, Int) -> Part)? = nil) {
            self.part = part
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(
        mode_Int: Int = 7, count_Int: Int = 3, count_Int_: Int = 3, mode_Double: Double,
        safeDIOverrides: SafeDIOverrides = .init()
    ) -> Page {
        let part = if let make = safeDIOverrides.part {
            make(mode_Double, count_Int_)
        } else {
            Part(mode: mode_Double, count: count_Int_)
        }
        return Page(mode: mode_Int, count: count_Int, part: part)
    }
}
#endif

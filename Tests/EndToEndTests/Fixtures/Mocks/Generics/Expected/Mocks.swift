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
        var number: (() -> Box<Int>)? = nil
        var text: ((Box<Int>) -> Box<String>)? = nil
        var pair: ((Box<Int>) -> Pair<Box<Int>>)? = nil

        init(
            number: (() -> Box<Int>)? = nil, text: ((Box<Int>) -> Box<String>)? = nil,
            pair: ((Box<Int>) -> Pair<Box<Int>>)? = nil
        ) {
            self.number = number
            self.text = text
            self.pair = pair
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> App {
        func makePairBoxInt(first: Box<Int>) -> Pair<Box<Int>> {
            let part = Part()
            return Pair<Box<Int>>(first: first, part: part)
        }

        let number: Box<Int> = if let make = safeDIOverrides.number { make() } else { Box<Int>.instantiate() }
        let text: Box<String> = if let make = safeDIOverrides.text {
            make(number)
        } else {
            Box<String>.instantiate(number: number)
        }
        let first: Box<Int> = number
        let pair = if let make = safeDIOverrides.pair { make(first) } else { makePairBoxInt(first: first) }
        return App(number: number, text: text, first: first, pair: pair)
    }
}

extension Pair {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var part: (() -> Part)? = nil

        init(part: (() -> Part)? = nil) {
            self.part = part
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(
        times: Int = 2, others: [Value] = [], first: Value, safeDIOverrides: SafeDIOverrides = .init()
    ) -> Pair {
        let part = if let make = safeDIOverrides.part { make() } else { Part() }
        return Pair(times: times, first: first, part: part, others: others)
    }
}
#endif

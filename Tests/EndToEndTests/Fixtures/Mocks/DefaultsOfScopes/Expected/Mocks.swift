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

extension Child {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var size: Int = Child.size
        var own: Int = Child.usual
        var plain: Int = usual
        var seen: Int = Sizes.seen
        var closure: (Int) -> Int = { size in size + 1 }
        var safeDIBuilder: ((Int, Int, Int, Int, @escaping (Int) -> Int) -> Child)? = nil

        init(
            size: Int = Child.size, own: Int = Child.usual, plain: Int = usual, seen: Int = Sizes.seen,
            closure: @escaping (Int) -> Int = { size in size + 1 },
            _ safeDIBuilder: ((Int, Int, Int, Int, @escaping (Int) -> Int) -> Child)? = nil
        ) {
            self.size = size
            self.own = own
            self.plain = plain
            self.seen = seen
            self.closure = closure
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension Space.Page {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed<Child.SafeDIMockConfiguration>? = nil
        var child: Child.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }

        init(child: Child.SafeDIMockConfiguration = .init()) {
            self.child = child
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(
        limit: Space.Limit = Space.Limit(value: 10), start: Int = Space.start,
        name: String = "\(Space.Page.name)", safeDIOverrides: SafeDIOverrides = .init()
    ) -> Space.Page {
        func makeChild(configuration: Child.SafeDIMockConfiguration) -> Child {
            return if let make = configuration.safeDIBuilder {
                make(
                    configuration.size, configuration.own, configuration.plain, configuration.seen,
                    configuration.closure
                )
            } else {
                Child(
                    size: configuration.size, own: configuration.own, plain: configuration.plain,
                    seen: configuration.seen, closure: configuration.closure
                )
            }
        }

        let child = makeChild(configuration: safeDIOverrides.child)
        return Space.Page(limit: limit, start: start, name: name, child: child)
    }
}

extension Themed {
    /// Makes the type and its tree for a test.
    static func mock(dark: Theme = .dark, span: Span = Span(start: 12), count: Count = Count()) -> Themed {
        return Themed(dark: dark, span: span, count: count)
    }
}
#endif

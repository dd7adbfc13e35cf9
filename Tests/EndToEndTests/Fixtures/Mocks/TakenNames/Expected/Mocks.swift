// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(SafeDI)
import SafeDI
#endif

// Other declarations may hide these names below.
typealias InMocksCard = Card
typealias InMocksSub = Sub

/// Holds what a test replaces in a part, apart from what it replaces in the whole.
private final class Boxed_3<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Boxed_3: Sendable where Value: Sendable {}

extension Child {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        private var _box0: Boxed_3<Sub.SafeDIMockConfiguration>? = nil
        var sub: Sub.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }
        var safeDIBuilder: ((Int, Sub) -> Child)? = nil

        init(sub: Sub.SafeDIMockConfiguration = .init(), _ safeDIBuilder: ((Int, Sub) -> Child)? = nil) {
            self.sub = sub
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension Sub {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var value: Int = 4
        var safeDIBuilder: ((Int) -> Sub)? = nil

        init(value: Int = 4, _ safeDIBuilder: ((Int) -> Sub)? = nil) {
            self.value = value
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension Card {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed_3<InMocksSub.SafeDIMockConfiguration>? = nil
        var sub: InMocksSub.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }

        init(sub: InMocksSub.SafeDIMockConfiguration = .init()) {
            self.sub = sub
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> InMocksCard {
        func makeSub(configuration: InMocksSub.SafeDIMockConfiguration) -> InMocksSub {
            return if let make = configuration.safeDIBuilder {
                make(configuration.value)
            } else {
                InMocksSub(value: configuration.value)
            }
        }

        let sub = makeSub(configuration: safeDIOverrides.sub)
        return InMocksCard(sub: sub)
    }
}

extension Page {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed_3<Child.SafeDIMockConfiguration>? = nil
        var child: Child.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }

        init(child: Child.SafeDIMockConfiguration = .init()) {
            self.child = child
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides_Int: Int, safeDIOverrides: SafeDIOverrides = .init()) -> Page {
        func makeChild(safeDIOverrides: Int, configuration: Child.SafeDIMockConfiguration) -> Child {
            let sub = makeSub(configuration: configuration.sub)
            return if let make = configuration.safeDIBuilder {
                make(safeDIOverrides, sub)
            } else {
                Child(safeDIOverrides: safeDIOverrides, sub: sub)
            }
        }

        func makeSub(configuration: Sub.SafeDIMockConfiguration) -> Sub {
            return if let make = configuration.safeDIBuilder {
                make(configuration.value)
            } else {
                Sub(value: configuration.value)
            }
        }

        let child = makeChild(safeDIOverrides: safeDIOverrides_Int, configuration: safeDIOverrides.child)
        return Page(safeDIOverrides: safeDIOverrides_Int, child: child)
    }
}
#endif

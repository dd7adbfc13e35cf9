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

#if (STAGING) && (STAGING)
extension FakeAnalytics {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var text: String = "staged"
        var safeDIBuilder: ((String) -> FakeAnalytics)? = nil

        init(text: String = "staged", _ safeDIBuilder: ((String) -> FakeAnalytics)? = nil) {
            self.text = text
            self.safeDIBuilder = safeDIBuilder
        }
    }
}
#endif

#if (!(STAGING)) && (!(STAGING))
extension FakeAnalytics {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var text: String = "faked"
        var safeDIBuilder: ((String) -> FakeAnalytics)? = nil

        init(text: String = "faked", _ safeDIBuilder: ((String) -> FakeAnalytics)? = nil) {
            self.text = text
            self.safeDIBuilder = safeDIBuilder
        }
    }
}
#endif

#if !STAGING
extension Style {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var margin: Int = 1
        var safeDIBuilder: ((Int) -> Style)? = nil

        init(margin: Int = 1, _ safeDIBuilder: ((Int) -> Style)? = nil) {
            self.margin = margin
            self.safeDIBuilder = safeDIBuilder
        }
    }
}
#endif

#if !(!STAGING)
extension Style {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var margin: Int = 8
        var safeDIBuilder: ((Int) -> Style)? = nil

        init(margin: Int = 8, _ safeDIBuilder: ((Int) -> Style)? = nil) {
            self.margin = margin
            self.safeDIBuilder = safeDIBuilder
        }
    }
}
#endif

#if STAGING || QA
extension Page {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
#if !(STAGING)
        var haptics: (() -> any Haptics)? = nil
#endif
#if (STAGING) && (STAGING)
        var analytics: FakeAnalytics.SafeDIMockConfiguration = .init()
#endif
#if !STAGING
        var style: Style.SafeDIMockConfiguration = .init()
#endif
#if STAGING
        var haptics: (() -> any Haptics)? = nil
#endif
#if (!(STAGING)) && (!(STAGING))
        var analytics: FakeAnalytics.SafeDIMockConfiguration = .init()
#endif
#if !(!STAGING)
        var style: Style.SafeDIMockConfiguration = .init()
#endif
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> Page {
#if (STAGING) && (STAGING)
        func makeFakeAnalytics(configuration: FakeAnalytics.SafeDIMockConfiguration) -> FakeAnalytics {
            return if let make = configuration.safeDIBuilder {
                make(configuration.text)
            } else {
                FakeAnalytics.mock(text: configuration.text)
            }
        }
#endif

#if (!(STAGING)) && (!(STAGING))
        func makeFakeAnalytics_2(configuration: FakeAnalytics.SafeDIMockConfiguration) -> FakeAnalytics {
            return if let make = configuration.safeDIBuilder {
                make(configuration.text)
            } else {
                FakeAnalytics.mock(text: configuration.text)
            }
        }
#endif

#if !STAGING
        func makeStyle(configuration: Style.SafeDIMockConfiguration) -> Style {
            return if let make = configuration.safeDIBuilder {
                make(configuration.margin)
            } else {
                Style.mock(margin: configuration.margin)
            }
        }
#endif

#if !(!STAGING)
        func makeStyle_2(configuration: Style.SafeDIMockConfiguration) -> Style {
            return if let make = configuration.safeDIBuilder {
                make(configuration.margin)
            } else {
                Style(margin: configuration.margin)
            }
        }
#endif

#if STAGING
        let haptics: any Haptics = if let make = safeDIOverrides.haptics {
            make()
        } else {
            SimulatedHaptics.mock()
        }
#endif
#if !(STAGING)
        let haptics: any Haptics = if let make = safeDIOverrides.haptics { make() } else { LiveHaptics() }
#endif
#if (!(STAGING)) && (!(STAGING))
        let analytics: any Analytics = makeFakeAnalytics_2(configuration: safeDIOverrides.analytics)
#endif
#if (STAGING) && (STAGING)
        let analytics: any Analytics = makeFakeAnalytics(configuration: safeDIOverrides.analytics)
#endif
#if !(!STAGING)
        let style = makeStyle_2(configuration: safeDIOverrides.style)
#endif
#if !STAGING
        let style = makeStyle(configuration: safeDIOverrides.style)
#endif
        return Page.preview(haptics: haptics, analytics: analytics, style: style)
    }
}
#endif

#if (!(STAGING || QA)) && (!(STAGING || QA))
extension Page {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var haptics: (() -> any Haptics)? = nil
        private var _box1: Boxed<FakeAnalytics.SafeDIMockConfiguration>? = nil
        var analytics: FakeAnalytics.SafeDIMockConfiguration {
            get { _box1?.value ?? .init() }
            set { _box1 = .init(newValue) }
        }
        private var _box2: Boxed<Style.SafeDIMockConfiguration>? = nil
        var style: Style.SafeDIMockConfiguration {
            get { _box2?.value ?? .init() }
            set { _box2 = .init(newValue) }
        }

        init(
            haptics: (() -> any Haptics)? = nil, analytics: FakeAnalytics.SafeDIMockConfiguration = .init(),
            style: Style.SafeDIMockConfiguration = .init()
        ) {
            self.haptics = haptics
            self.analytics = analytics
            self.style = style
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(isPreview: Bool = true, safeDIOverrides: SafeDIOverrides = .init()) -> Page {
        func makeFakeAnalytics(configuration: FakeAnalytics.SafeDIMockConfiguration) -> FakeAnalytics {
            return if let make = configuration.safeDIBuilder {
                make(configuration.text)
            } else {
                FakeAnalytics.mock(text: configuration.text)
            }
        }

        func makeStyle(configuration: Style.SafeDIMockConfiguration) -> Style {
            return if let make = configuration.safeDIBuilder {
                make(configuration.margin)
            } else {
                Style.mock(margin: configuration.margin)
            }
        }

        let haptics: any Haptics = if let make = safeDIOverrides.haptics { make() } else { LiveHaptics() }
        let analytics: any Analytics = makeFakeAnalytics(configuration: safeDIOverrides.analytics)
        let style = makeStyle(configuration: safeDIOverrides.style)
        return Page.preview(haptics: haptics, analytics: analytics, style: style, isPreview: isPreview)
    }
}
#endif
#endif

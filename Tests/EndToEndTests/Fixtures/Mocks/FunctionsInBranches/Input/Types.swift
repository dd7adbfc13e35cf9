import Arbor

protocol Haptics { var text: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Haptics.self])
struct LiveHaptics: Haptics, Instantiable {
    let text = "live"
    init() {}
}

#if STAGING
    @Instantiable(fulfillingAdditionalTypes: [Haptics.self], mockOnly: true)
    struct SimulatedHaptics: Haptics {
        let text = "simulated"
        static func mock() -> SimulatedHaptics { SimulatedHaptics() }
    }
#endif

protocol Analytics { var text: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Analytics.self], mockOnly: true)
struct FakeAnalytics: Analytics {
    let text: String
    #if STAGING
        static func mock(text: String = "staged") -> FakeAnalytics { FakeAnalytics(text: text) }
    #else
        static func mock(text: String = "faked") -> FakeAnalytics { FakeAnalytics(text: text) }
    #endif
}

@Instantiable(fulfillingAdditionalTypes: [Analytics.self])
struct LiveAnalytics: Analytics, Instantiable {
    let text = "live"
    init() {}
}

@Instantiable
struct Style: Instantiable {
    let margin: Int
    init(margin: Int = 8) { self.margin = margin }
    #if !STAGING
        static func mock(margin: Int = 1) -> Style { Style(margin: margin) }
    #endif
}

@Instantiable(isRoot: true, generateMock: true, customMockName: "preview")
struct Page: Instantiable {
    let isPreview: Bool
    @Instantiated let haptics: any Haptics
    @Instantiated let analytics: any Analytics
    @Instantiated let style: Style

    init(haptics: any Haptics, analytics: any Analytics, style: Style, isPreview: Bool = false) {
        self.haptics = haptics
        self.analytics = analytics
        self.style = style
        self.isPreview = isPreview
    }

    #if STAGING || QA
        static func preview(haptics: any Haptics, analytics: any Analytics, style: Style) -> Page {
            Page(haptics: haptics, analytics: analytics, style: style)
        }
    #else
        static func preview(
            haptics: any Haptics, analytics: any Analytics, style: Style, isPreview: Bool = true
        ) -> Page {
            Page(haptics: haptics, analytics: analytics, style: style, isPreview: isPreview)
        }
    #endif

    var text: String { "\(haptics.text) \(analytics.text) \(style.margin) \(isPreview)" }
}

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

@available(*, deprecated)
extension Page {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var ink: (() -> Ink)? = nil
        var style: ((Ink) -> Space.Style)? = nil
        var font: ((Ink) -> Font)? = nil
        var safeDIBuilder: ((Ink, Space.Style, Font) -> Page)? = nil

        init(
            ink: (() -> Ink)? = nil, style: ((Ink) -> Space.Style)? = nil, font: ((Ink) -> Font)? = nil,
            _ safeDIBuilder: ((Ink, Space.Style, Font) -> Page)? = nil
        ) {
            self.ink = ink
            self.style = style
            self.font = font
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

@available(*, deprecated)
extension App {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed<Page.SafeDIMockConfiguration>? = nil
        var page: Page.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }

        init(page: Page.SafeDIMockConfiguration = .init()) {
            self.page = page
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> App {
        func makePage(configuration: Page.SafeDIMockConfiguration) -> Page {
            let ink = if let make = configuration.ink { make() } else { Ink() }
            let style = if let make = configuration.style { make(ink) } else { Space.Style(ink: ink) }
            let font: Font = if let make = configuration.font { make(ink) } else { Font.mock(ink: ink) }
            return if let make = configuration.safeDIBuilder {
                make(ink, style, font)
            } else {
                Page(ink: ink, style: style, font: font)
            }
        }

        let page = makePage(configuration: safeDIOverrides.page)
        return App(page: page)
    }
}

@available(*, deprecated)
extension Ink {
    /// Makes the type and its tree for a test.
    static func mock() -> Ink {
        return Ink()
    }
}

@available(*, deprecated)
extension Page {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var ink: (() -> Ink)? = nil
        var style: ((Ink) -> Space.Style)? = nil
        var font: ((Ink) -> Font)? = nil

        init(ink: (() -> Ink)? = nil, style: ((Ink) -> Space.Style)? = nil, font: ((Ink) -> Font)? = nil) {
            self.ink = ink
            self.style = style
            self.font = font
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> Page {
        let ink = if let make = safeDIOverrides.ink { make() } else { Ink() }
        let style = if let make = safeDIOverrides.style { make(ink) } else { Space.Style(ink: ink) }
        let font: Font = if let make = safeDIOverrides.font { make(ink) } else { Font.mock(ink: ink) }
        return Page(ink: ink, style: style, font: font)
    }
}
#endif

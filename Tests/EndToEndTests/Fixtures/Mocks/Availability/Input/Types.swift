import Arbor

// What extends a type repeats its availability, and that of the types around it.

@available(*, deprecated)
@Instantiable(isRoot: true, generateMock: true)
public final class App: Instantiable {
    public init(page: Page) { self.page = page }
    @Instantiated let page: Page
}

@available(*, deprecated)
public enum Space {
    @Instantiable
    public final class Style: Instantiable {
        public init(ink: Ink) { self.ink = ink }
        @Received let ink: Ink
    }
}

@available(*, deprecated)
@Instantiable(generateMock: true)
public final class Page: Instantiable {
    public init(ink: Ink, style: Space.Style, font: Font) {
        self.ink = ink
        self.style = style
        self.font = font
    }
    @Instantiated let ink: Ink
    @Instantiated let style: Space.Style
    @Instantiated let font: Font
}

@available(*, deprecated)
@Instantiable(generateMock: true)
public struct Ink: Instantiable {
    public init() { name = "black" }
    init(name: String) { self.name = name }
    let name: String
}

public struct Font { let name: String }

@available(*, deprecated)
@Instantiable
extension Font: Instantiable {
    public static func instantiate(ink: Ink) -> Font { Font(name: "serif in \(ink.name)") }
    public static func mock(ink: Ink) -> Font { Font(name: "mono in \(ink.name)") }
}

import Arbor

public protocol Shown {}

@MainActor @Instantiable(fulfillingAdditionalTypes: [Shown.self])
public final class Page: @MainActor Shown, Instantiable {
    public init() {}
}

@MainActor @Instantiable
public final class Window: Instantiable {
    public init(page: any Shown) { self.page = page }

    @Instantiated(fulfilledByType: "Page") let page: any Shown
}

@Instantiable
public actor Printer: Instantiable {
    public init(page: Page, shown: any Shown, ink: Ink) { (self.page, self.shown, self.ink) = (page, shown, ink) }

    @Instantiated let page: Page
    @Received let ink: Ink
    @Instantiated(fulfilledByType: "Page") let shown: any Shown
}

@Instantiable
public final class Ink: Instantiable {
    public var left = 1
    public init() {}
}

@MainActor @Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(window: Window, printer: Printer, ink: Ink) {
        (self.window, self.printer, self.ink) = (window, printer, ink)
    }

    @Instantiated let ink: Ink
    @Instantiated let window: Window
    @Instantiated let printer: Printer
}

import Arbor

@MainActor
@Instantiable
public final class Screen: Instantiable {
    public init() {}
}

@Instantiable
public final class Clock: Instantiable {
    public init() {}
}

@Instantiable
public final class Page: Instantiable {
    public init(screen: Screen) { self.screen = screen }
    @Instantiated let screen: Screen
}

/// Its page is made on the main actor, because that makes a screen.
@Instantiable
public actor Store: Instantiable {
    public init(page: Page) { self.page = page }
    @Instantiated let page: Page
}

/// Its closure would have to run on the main actor.
@Instantiable
public actor Reader: Instantiable {
    public init(screens: Instantiator<Screen>) { self.screens = screens }
    @Instantiated let screens: Instantiator<Screen>
}

/// Its closure is written where the screen is made.
@Instantiable
public actor Log: Instantiable {
    public init(screen: Screen, clocks: Instantiator<Clock>) { (self.screen, self.clocks) = (screen, clocks) }
    @Instantiated let screen: Screen
    @Instantiated let clocks: Instantiator<Clock>
}

@MainActor
@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(store: Store, reader: Reader, log: Log) { (self.store, self.reader, self.log) = (store, reader, log) }
    @Instantiated let store: Store
    @Instantiated let reader: Reader
    @Instantiated let log: Log
}

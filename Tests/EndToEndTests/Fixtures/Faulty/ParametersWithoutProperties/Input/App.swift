import Arbor

/// Its property for 'clock' was deleted, and Home still receives the value.
@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(home: Home, clock: Clock) {
        self.home = home
        self.clock = clock
    }

    @Instantiated private let home: Home
}

@Instantiable
public final class Home: Instantiable {
    public init(clock: Clock, page: Page) {
        self.clock = clock
        self.page = page
    }

    @Received private let clock: Clock
    @Instantiated private let page: Page
}

/// Nothing else asks for 'cache'.
@Instantiable
public final class Page: Instantiable {
    public init(cache: Cache) {}
}

@Instantiable
public final class Clock: Instantiable {
    public init() {}
}

@Instantiable
public final class Cache: Instantiable {
    public init() {}
}

import Arbor

@Instantiable(isRoot: true, generateMock: true)
public final class App: Instantiable {
    public init(store: Store, log: Log, clock: Clock, page: Page) {
        (self.store, self.log, self.clock, self.page) = (store, log, clock, page)
    }

    @Instantiated let store: Store
    @Instantiated let log: Log
    @Instantiated let clock: Clock
    @Instantiated let page: Page
}

@Instantiable
public final class Store: Instantiable {
    public init() {}

    public static func mock() -> Store { Store() }
}

@Instantiable
public final class Log: Instantiable {
    public init() {}
}

@Instantiable
public final class Clock: Instantiable {
    public init() {}
}

@Instantiable(generateMock: true)
public final class Page: Instantiable {
    public init() {}
}

// The type has a function of its own.
@Instantiable(mockOnly: true, customMockName: "empty")
extension Store {
    static func empty(name: String = "x") -> Store { Store() }
}

// Two declarations that are for tests only.
@Instantiable(mockOnly: true)
extension Log {
    static func mock(name: String = "x") -> Log { Log() }
}

@Instantiable(mockOnly: true)
extension Log {
    static func mock(count: Int = 1) -> Log { Log() }
}

// Each build has one of the two.
#if os(Linux)
    @Instantiable(mockOnly: true)
    extension Clock {
        static func mock() -> Clock { Clock() }
    }
#else
    @Instantiable(mockOnly: true)
    extension Clock {
        static func mock() -> Clock { Clock() }
    }
#endif

// The generated code has one too.
@Instantiable(mockOnly: true)
extension Page {
    static func mock() -> Page { Page() }
}

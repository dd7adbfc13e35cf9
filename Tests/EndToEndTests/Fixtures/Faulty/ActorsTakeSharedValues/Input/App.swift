import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(log: Log, worker: Worker, others: Others, settings: Settings, onEnd: Callbacks) {
        self.log = log
        self.worker = worker
        self.others = others
        self.settings = settings
        self.onEnd = onEnd
    }

    @Instantiated let log: Log
    @Instantiated let worker: Worker
    @Instantiated let others: Others
    @Instantiated let settings: Settings
    @Instantiated let onEnd: Callbacks
}

/// Not Sendable.
@Instantiable
public final class Log: Instantiable {
    public init() {}
    var lines = 0
}

@Instantiable
public struct Settings: Instantiable, Sendable {
    public init() {}
}

/// Receives a value that App keeps.
@Instantiable
public actor Worker: Instantiable {
    public init(log: Log, settings: Settings) {
        self.log = log
        self.settings = settings
    }

    @Received let log: Log
    @Received let settings: Settings
}

/// Has a log of its own, and something that holds another's settings.
@Instantiable
public actor Others: Instantiable {
    public init(ownLog: Log, cache: Cache) {
        self.ownLog = ownLog
        self.cache = cache
    }

    @Instantiated(fulfilledByType: "Log") let ownLog: Log
    @Instantiated let cache: Cache
}

@Instantiable
public final class Cache: Instantiable {
    public init(settings: Settings) { self.settings = settings }

    @Received let settings: Settings
    var hits = 0
}

/// Made by a closure that holds what App keeps.
@Instantiable
public struct Page: Instantiable {
    public init(state: State) { self.state = state }

    @Received let state: State
}

@Instantiable
public final class State: Instantiable {
    public init() {}
    var number = 0
}

@Instantiable
public final class Callbacks: Instantiable {
    public init(state: State, inner: Inner) {
        self.state = state
        self.inner = inner
    }

    @Instantiated let state: State
    @Instantiated let inner: Inner
}

@Instantiable
public actor Inner: Instantiable {
    public init(pages: Instantiator<Page>) { self.pages = pages }

    @Instantiated let pages: Instantiator<Page>
}

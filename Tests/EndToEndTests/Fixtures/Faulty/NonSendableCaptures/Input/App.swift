import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(
        log: Log, settings: Settings, pages: Instantiator<Page>, cache: Cache?, jobs: SendableInstantiator<Job>,
        others: SendableInstantiator<Job>, screens: Instantiator<Screen>
    ) {
        self.log = log
        self.settings = settings
        self.pages = pages
        self.cache = cache
        self.jobs = jobs
        self.others = others
        self.screens = screens
    }

    @Instantiated let log: Log
    @Instantiated let settings: Settings
    @Instantiated let pages: Instantiator<Page>
    @Instantiated let cache: Cache?
    @Instantiated let jobs: SendableInstantiator<Job>
    @Instantiated let others: SendableInstantiator<Job>
    @Instantiated let screens: Instantiator<Screen>
}

@Instantiable
public final class Log: Instantiable {
    public init() {}
}

@Instantiable
public struct Settings: Instantiable {
    public init() {}
}

@Instantiable
public final class Cache: Instantiable, Sendable {
    public init() {}
}

@Instantiable
public final class Page: Instantiable {
    public init() {}
}

@Instantiable
public final class Job: Instantiable {
    public init(log: Log, settings: Settings, pages: Instantiator<Page>, cache: Cache?) {
        self.log = log
        self.settings = settings
        self.pages = pages
        self.cache = cache
    }

    @Received let log: Log
    @Received let settings: Settings
    @Received let pages: Instantiator<Page>
    @Received let cache: Cache?
}

@Instantiable
public final class Screen: Instantiable {
    public init(onClose: @escaping () -> Void, onOpen: @escaping @Sendable () -> Void, tabs: SendableInstantiator<Tab>) {
        self.onClose = onClose
        self.onOpen = onOpen
        self.tabs = tabs
    }

    @Forwarded let onClose: () -> Void
    @Forwarded let onOpen: @Sendable () -> Void
    @Instantiated let tabs: SendableInstantiator<Tab>
}

@Instantiable
public final class Tab: Instantiable {
    public init(onClose: @escaping () -> Void, onOpen: @escaping @Sendable () -> Void) {
        self.onClose = onClose
        self.onOpen = onOpen
    }

    @Received let onClose: () -> Void
    @Received let onOpen: @Sendable () -> Void
}

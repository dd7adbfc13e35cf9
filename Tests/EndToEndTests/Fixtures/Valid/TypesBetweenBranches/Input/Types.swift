import Arbor

/// In all builds, and between types of one branch. What it receives depends on the build.
@Instantiable
public struct Home: Instantiable {
    public init(client: Client, badge: Badge) {
        self.client = client
        self.badge = badge
    }

    @Instantiated let client: Client
    @Received let badge: Badge
    public var text: String { "\(badge.text) \(client.text)" }
}

#if DEBUG
@Instantiable
public struct Shell: Instantiable {
    public init(logger: Logger, badge: Badge, home: Home) {
        self.logger = logger
        self.badge = badge
        self.home = home
    }

    @Instantiated let logger: Logger
    @Instantiated let badge: Badge
    @Instantiated let home: Home
    public var text: String { "logged \(home.text)" }
}

@Instantiable
public struct Client: Instantiable {
    public init(logger: Logger) { self.logger = logger }
    @Received let logger: Logger
    public var text: String { "logs" }
}

@Instantiable
public struct Logger: Instantiable {
    public init() {}
}

@Instantiable
public struct Badge: Instantiable {
    public init() {}
    public var text: String { "debug" }
}
#else
@Instantiable
public struct Shell: Instantiable {
    public init(key: Key, home: Home, badge: Badge) {
        self.key = key
        self.home = home
        self.badge = badge
    }

    @Instantiated let key: Key
    @Instantiated let home: Home
    @Instantiated let badge: Badge
    public var text: String { home.text }
}

@Instantiable
public struct Client: Instantiable {
    public init(key: Key) { self.key = key }
    @Received let key: Key
    public var text: String { "has key \(key.number)" }
}

@Instantiable
public struct Key: Instantiable {
    public init() {}
    public let number = 7
}

@Instantiable
public struct Badge: Instantiable {
    public init() {}
    public var text: String { "release" }
}
#endif

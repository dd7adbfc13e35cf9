import Arbor
import Identity

@Instantiable
public struct Configuration: Instantiable {
    public init() {}
    let identity = Identity("Configuration")
}

@Instantiable
public struct Style: Instantiable {
    public init(Configuration: Configuration) {
        self.Configuration = Configuration
    }

    @Received let Configuration: Configuration
}

public struct Pair<Value> {
    let value: Value
}

@Instantiable
extension Pair: Instantiable {
    public static func instantiate(Configuration: Configuration) -> Pair<Configuration> {
        Pair<Configuration>(value: Configuration)
    }
}

@Instantiable
public struct Service: Instantiable {
    public init() {}
    let identity = Identity("Service")
}

/// Makes what the root's own members hide.
@Instantiable
public struct Page: Instantiable {
    public init(services: Instantiator<Service>, Configuration: Configuration, maybe: [Service]?, theme: Theme) {
        self.theme = theme
        self.services = services
        self.Configuration = Configuration
        self.maybe = maybe
    }

    @Instantiated let services: Instantiator<Service>
    @Received let Configuration: Configuration
    @Forwarded let maybe: [Service]?
    @Instantiated let theme: Theme
}

@Instantiable
public struct Couple: Instantiable {
    public init(pair: Pair<Configuration>) {
        self.pair = pair
    }

    @Instantiated let pair: Pair<Configuration>
}

#if NEVER
    @Instantiable
    public struct Inspector: Instantiable {
        public init() {}
    }

    @Instantiable
    public struct Console: Instantiable {
        public init(inspector: Inspector) { self.inspector = inspector }
        @Instantiated let inspector: Inspector
    }
#else
    @Instantiable
    public struct Console: Instantiable {
        public init() {}
    }
#endif

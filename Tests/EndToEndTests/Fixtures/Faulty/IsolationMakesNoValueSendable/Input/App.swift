import Arbor

@MainActor
@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(router: any Router, home: Home, config: Names.Config, holder: Holder, log: Log, worker: Worker) {}
    @Instantiated let router: any Router
    @Instantiated let home: Home
    @Instantiated let config: Names.Config
    @Instantiated let holder: Holder
    @Instantiated let log: Log
    @Instantiated let worker: Worker
}

@Instantiable
public actor Worker: Instantiable {
    public init(router: any Router, home: Home, config: Names.Config, holder: Holder, log: Log) {}
    @Received let router: any Router
    @Received let home: Home
    @Received let config: Names.Config
    @Received let holder: Holder
    @Received let log: Log
}

/// It isolates the types that conform to it, which are Sendable. A value of any such type isn't.
@MainActor
public protocol Router: AnyObject {}

@Instantiable(fulfillingAdditionalTypes: [Router.self])
public final class MainRouter: Router, Instantiable {
    nonisolated public init() {}
}

@Instantiable
public final class Home: Instantiable {
    public init() {}
}

// A conformance in an extension doesn't isolate the type.
extension Home: Router {}

public enum Names {}

// It is public, so the compiler doesn't infer that it is Sendable.
public extension Names {
    @Instantiable
    struct Config: Instantiable {
        public init() {}
    }
}

@Instantiable
struct Holder: Instantiable {
    init() { router = nil }
    let router: (any Router)?
}

/// Nothing isolates it.
@Instantiable
public final class Log: Instantiable {
    public init() {}
    var count = 0
}

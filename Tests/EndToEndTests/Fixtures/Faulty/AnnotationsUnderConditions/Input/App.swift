import Arbor

#if DEBUG
@Instantiable
#endif
public final class Log: Instantiable {
    public init() {}
}

@MainActor
#if DEBUG
    #if TRACE
    @Instantiable
    #endif
#endif
public final class Trace: Instantiable {
    public init() {}
}

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(log: Log, other: Log) {
        self.log = log
        self.other = other
    }

    #if DEBUG
    @Instantiated
    #endif
    let log: Log
    @available(*, deprecated)
    #if DEBUG
    @Instantiated
    #endif
    let other: Log
}

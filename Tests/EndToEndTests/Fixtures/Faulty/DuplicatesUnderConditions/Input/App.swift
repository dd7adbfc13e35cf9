import Arbor

#if DEBUG
@Instantiable
public struct Clock: Instantiable {
    public init() {}
}
#endif

/// Both conditions may hold.
#if os(Linux)
@Instantiable
public struct Clock: Instantiable {
    public init() {}
}
#endif

/// Where this holds, there is another.
@Instantiable
public struct Timer: Instantiable {
    public init() {}
}

#if DEBUG
@Instantiable
public struct Timer: Instantiable {
    public init() {}
}
#else
@Instantiable
public struct Log: Instantiable {
    public init(name: String, clock: Clock) {}
    @Forwarded let name: String
    @Received let clock: Clock
}
#endif

#if DEBUG
@Instantiable
public struct Log: Instantiable {
    public init() {}
}
#endif

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(clock: Clock, timer: Timer, log: Log) {
        self.clock = clock
        self.timer = timer
        self.log = log
    }

    @Instantiated let clock: Clock
    @Instantiated let timer: Timer
    /// Of one branch only it can be a constant.
    @Instantiated let log: Log
}

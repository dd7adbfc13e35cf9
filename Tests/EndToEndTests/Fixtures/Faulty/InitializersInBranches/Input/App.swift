import Arbor

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(clock: Clock) { self.clock = clock }
    @Instantiated let clock: Clock
}

@Instantiable
public final class Clock: Instantiable {
    public init() {}
}

@Instantiable
public struct Uncovered: Instantiable {
    #if DEBUG
        public init() {}
    #elseif os(Linux) && !TESTING
        public init() {}
    #endif
}

@Instantiable
public struct OtherInElse: Instantiable {
    #if DEBUG || TESTING
        public init() {}
    #else
        public init(count: Int) {}
    #endif
}

@Instantiable
public struct Unavailable: Instantiable {
    @available(*, unavailable)
    public init(clock: Clock) { self.clock = clock }
    @available(swift, obsoleted: 5)
    public init(old clock: Clock) { self.clock = clock }
    @Received let clock: Clock
}

@Instantiable
public struct Labelled: Instantiable {
    public init(time clock: Clock, clock other: Clock) { self.clock = clock }
    @Received let clock: Clock
}

// Covered: one of each two holds, whatever else.

@Instantiable
public struct Covered: Instantiable {
    #if os(Linux)
        public init() {}
    #endif
    #if !os(Linux) || DEBUG
        public init(count: Int = 0) {}
    #endif
}

import Arbor

@Instantiable
public final class Clock: Instantiable {
    public init() {}
}

open class Base {
    public init() {}
}

@Instantiable(isRoot: true)
public struct Written: Instantiable {
    public init(clock: Clock) { self.clock = clock }
    public init() { clock = Clock() }
    @Instantiated let clock: Clock
}

@Instantiable(isRoot: true)
public final class Overriding: Base, Instantiable {
    public init(clock: Clock) { self.clock = clock }
    public override init() { clock = Clock() }
    @Instantiated let clock: Clock
}

@Instantiable(isRoot: true)
public struct Failing: Instantiable {
    public init(clock: Clock) { self.clock = clock }
    private init?() { return nil }
    @Instantiated let clock: Clock
}

@Instantiable(isRoot: true)
public struct Conditional: Instantiable {
    public init(clock: Clock) { self.clock = clock }
    #if DEBUG
        public init() throws { clock = Clock() }
    #endif
    @Instantiated let clock: Clock
}

// These are sound: another signature, or nothing to generate.

@Instantiable(isRoot: true)
public struct Asynchronous: Instantiable {
    public init(clock: Clock) { self.clock = clock }
    public init() async { clock = Clock() }
    @Instantiated let clock: Clock
}

@Instantiable(isRoot: true)
public struct Empty: Instantiable {
    public init() {}
}

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

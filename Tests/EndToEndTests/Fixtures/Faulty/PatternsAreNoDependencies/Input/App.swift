import Arbor

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(clock: Clock, log: Log) {
        self.clock = clock
        self.log = log
    }
    @Instantiated private let (clock, log): (Clock, Log)
    @Instantiated let _: Clock
    @Instantiated let (a, (b, c)): (Clock, (Clock, Log))
    @Instantiated let (d, e): Pair
    private let (plain, pattern) = (1, 2)
}
public typealias Pair = (Clock, Log)

@Instantiable
public struct Clock: Instantiable {
    public init() {}
}

@Instantiable
public struct Log: Instantiable {
    public init() {}
}

import SafeDI

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(clock: Clock) { self.clock = clock }
    @Instantiated public let clock: Clock
}

@Instantiable
public struct Clock: Instantiable {
    public init() {}
    public var time: Int { 12 }
}

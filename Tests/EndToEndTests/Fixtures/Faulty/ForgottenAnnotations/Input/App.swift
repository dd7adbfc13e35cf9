@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(clock: Clock, pages: Instantiator<Page>, pen: Pen) {}
    @Instantiated let clock: Clock
    @Instantiated let pages: Instantiator<Page>
    @Instanciated let pen: Pen
}

@Instantiable
public struct Clock: Instantiable {
    public init() {}
}

@Instantiable
public struct Pen: Instantiable {
    public init(clock: Clock) {}
    @Recieved let clock: Clock
}

@Instantiable
public struct Page: Instantiable {
    public init(title: String, clock: Clock, pen: Pen, ruler: Ruler, cache: Cache = Cache()) {}
    @Forwarded let title: String
    @Inject let clock: Clock
    @Instantiable let pen: Pen
    let ruler: Ruler
    var cache: Cache
    @Received func draw() {}
}

@Instantiable
public struct Ruler: Instantiable {
    public init(clock: Clock) { timer = clock }
    @Received let timer: Clock
    @Received lazy var pen: Pen
}

@Instantiable
public struct Twice: Instantiable {
    public init(clock: Clock) { self.clock = clock }
    @Received let clock: Clock
    @Received let clock: Clock
}

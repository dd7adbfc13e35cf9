@Instantiable(isRoot: true)
final class App: Instantiable {
    init(clock: Clock, ruler: Ruler, pen: Pen, ink: Stock.Ink) {}
    @Instantiated let clock: Clock
    @Instantiated let ruler: Ruler
    @Instantiated let pen: Pen
    @Instantiated let ink: Stock.Ink
}

@Instantiable
fileprivate final class Clock: Instantiable {
    init() {}
}

@Instantiable
struct Ruler: Instantiable {
    private init() {}
}

@Instantiable
extension Pen: Instantiable {
    fileprivate static func instantiate() -> Pen { Pen() }
}

private enum Stock {
    @Instantiable
    struct Ink: Instantiable {
        init() {}
    }
}

import Arbor

@Instantiable
internal final class Clock: Instantiable {
    init() {}
}

@Instantiable
public struct Ruler: Instantiable {
    init(ink: Ink) { self.ink = ink }
    @Instantiated let ink: Ink
}

public extension Ruler {
    @Instantiable
    struct Ink: Instantiable {
        public init() {}
    }
}

@Instantiable
extension Pen: Instantiable {
    static func instantiate() -> Pen { Pen() }
}

public struct Pen {}

import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(a: A, b: B, c: C, d: D, e: E) { fatalError() }
    @Instantiated let a: A
    @Instantiated let b: B
    @Instantiated let c: C
    @Instantiated let d: D
    @Instantiated let e: E
}

@Instantiable
extension A: Instantiable {}

@Instantiable
extension B: Instantiable {
    public func instantiate() -> B { B() }
}

@Instantiable
extension C: Instantiable {
    public static func instantiate() async -> C { C() }
}

@Instantiable
extension D: Instantiable {
    public static func instantiate() -> [D] { [] }
}

@Instantiable
extension E: Instantiable {
    public static func instantiate() {}
    static func instantiated() -> E { E() }
}

@Instantiable
extension F: Instantiable {
    public static func instantiate() -> F { F() }
    public static func instantiate(app: App) -> F { F() }
}

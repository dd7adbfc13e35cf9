import Arbor
import Lib

@Instantiable extension Lib.Cfg: @retroactive Instantiable {
    public static func instantiate() -> Lib.Cfg { Cfg() }
}
@Instantiable extension Lib.Cfg.Inner: @retroactive Instantiable {
    public static func instantiate(c: Cfg) -> Cfg.Inner { .init() }
}
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(c: Cfg, i: Lib.Cfg.Inner) {
        self.c = c
        self.i = i
    }
    @Instantiated let c: Cfg
    @Instantiated let i: Lib.Cfg.Inner
}
print(type(of: Root().i))

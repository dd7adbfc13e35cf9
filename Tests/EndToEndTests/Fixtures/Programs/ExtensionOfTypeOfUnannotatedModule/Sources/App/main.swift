import Arbor
import Lib

@Instantiable extension Lib.Cfg: @retroactive Instantiable {
    public static func instantiate() -> Lib.Cfg { Cfg() }
}
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(c: Cfg) { self.c = c }
    @Instantiated let c: Cfg
}
print(type(of: Root().c))

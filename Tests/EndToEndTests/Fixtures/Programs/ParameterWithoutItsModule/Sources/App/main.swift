import Arbor
import Lib

@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(c: C, names: String...) { self.c = c }
    @Instantiated let c: Lib.C
}
print(type(of: Root().c))

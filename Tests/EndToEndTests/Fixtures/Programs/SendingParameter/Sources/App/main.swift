import Arbor

@Instantiable public final class B: Instantiable { public init() {} }
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(b: sending B) { self.b = b }
    @Instantiated let b: B
}
print(type(of: Root().b))

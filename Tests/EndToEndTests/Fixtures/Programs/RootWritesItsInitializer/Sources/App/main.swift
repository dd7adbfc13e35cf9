import Arbor

@Instantiable public final class A: Instantiable { public init() {} }
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(a: A) { self.a = a }
    public init() { self.a = A() }
    @Instantiated let a: A
}
print(type(of: Root().a))

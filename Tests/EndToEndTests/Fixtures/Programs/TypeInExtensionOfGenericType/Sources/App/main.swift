import Arbor

public struct Foo<T> {}
extension Foo where T == Int { @Instantiable public struct Bar: Instantiable { public init() {} } }
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(b: Foo<Int>.Bar) { self.b = b }
    @Instantiated let b: Foo<Int>.Bar
}
print(type(of: Root().b))

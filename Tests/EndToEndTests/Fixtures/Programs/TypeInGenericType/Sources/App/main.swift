import Arbor

@Instantiable public final class A: Instantiable { public init() {} }
public struct Outer<T> {
    @Instantiable public struct Inner: Instantiable {
        public init(a: A) { self.a = a }
        @Received let a: A
    }
}
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(a: A, i: Outer<Int>.Inner) {
        self.a = a
        self.i = i
    }
    @Instantiated let a: A
    @Instantiated let i: Outer<Int>.Inner
}
print(type(of: Root().i))

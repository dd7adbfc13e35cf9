import Arbor

@Instantiable public final class B: Instantiable { public init() {} }
@Instantiable public final class A: Instantiable {
    @available(*, unavailable)
    public init(b: B) { fatalError() }
    @Received let b: B
}
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(a: A, b: B) {
        self.a = a
        self.b = b
    }
    @Instantiated let a: A
    @Instantiated let b: B
}

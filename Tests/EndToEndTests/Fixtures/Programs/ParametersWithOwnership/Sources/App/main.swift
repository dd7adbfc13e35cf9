import Arbor

@Instantiable public final class B: Instantiable { public init() {} }
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(b: consuming B, c: __owned C) {
        self.b = b
        self.c = c
    }
    @Instantiated let b: B
    @Instantiated let c: C
}
@Instantiable public final class C: Instantiable {
    public init(b: __shared B) { self.b = b }
    @Received let b: B
}
print(type(of: Root().b))

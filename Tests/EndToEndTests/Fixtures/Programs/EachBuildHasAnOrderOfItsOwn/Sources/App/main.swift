import Arbor

// With DEBUG, `x` must be there before `a`, hence before `y`; without, `y` before `c`, hence before `x`.
#if DEBUG
    @Instantiable public final class A: Instantiable {
        public init(x: X) { self.x = x }
        @Received let x: X
    }
    @Instantiable public final class C: Instantiable { public init() {} }
#else
    @Instantiable public final class A: Instantiable { public init() {} }
    @Instantiable public final class C: Instantiable {
        public init(y: Y) { self.y = y }
        @Received let y: Y
    }
#endif
@Instantiable public final class X: Instantiable {
    public init(c: C) { self.c = c }
    @Received let c: C
}
@Instantiable public final class Y: Instantiable {
    public init(a: A) { self.a = a }
    @Received let a: A
}
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(a: A, c: C, x: X, y: Y) { (self.a, self.c, self.x, self.y) = (a, c, x, y) }
    @Instantiated let a: A
    @Instantiated let c: C
    @Instantiated let x: X
    @Instantiated let y: Y
}
print(type(of: Root()))

import Arbor

#if DEBUG
    @Instantiable public final class A: Instantiable {
        public init(b: B) { self.b = b }
        @Received let b: B
    }
    @Instantiable public final class B: Instantiable {
        public init(a: A) { self.a = a }
        @Received let a: A
    }
#else
    @Instantiable public final class A: Instantiable { public init() {} }
    @Instantiable public final class B: Instantiable { public init() {} }
#endif
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(a: A, b: B) { (self.a, self.b) = (a, b) }
    @Instantiated let a: A
    @Instantiated let b: B
}
print(type(of: Root()))

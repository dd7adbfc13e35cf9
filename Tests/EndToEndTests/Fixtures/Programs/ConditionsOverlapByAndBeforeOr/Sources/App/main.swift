import Arbor

public protocol P {}
#if DEBUG && UITEST || MOCK
    @Instantiable(fulfillingAdditionalTypes: [P.self]) public final class X: P, Instantiable {
        public init() {}
    }
#endif
#if !DEBUG
    @Instantiable(fulfillingAdditionalTypes: [P.self]) public final class Y: P, Instantiable {
        public init() {}
    }
#endif
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(p: any P) { self.p = p }
    @Instantiated let p: any P
}
print(type(of: Root().p))

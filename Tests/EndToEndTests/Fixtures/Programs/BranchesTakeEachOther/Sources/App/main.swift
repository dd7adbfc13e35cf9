import Arbor

#if DEBUG
    @Instantiable public final class A: Instantiable {
        public init(b: B) { self.b = b }
        @Received let b: B
    }
    @Instantiable public final class B: Instantiable { public init() {} }
#else
    @Instantiable public final class A: Instantiable { public init() {} }
    @Instantiable public final class B: Instantiable {
        public init(a: A) { self.a = a }
        @Received let a: A
    }
#endif
/// Takes both, and may take what comes in several branches.
@Instantiable public final class Page: Instantiable {
    public init(a: A, b: B?) { (self.a, self.b) = (a, b) }
    @Received let a: A
    @Received(onlyIfAvailable: true) let b: B?
}
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(page: Page, a: A, b: B) { (self.page, self.a, self.b) = (page, a, b) }
    @Instantiated let page: Page
    @Instantiated let a: A
    @Instantiated let b: B
}
let root = Root()
#if DEBUG
    print("debug", root.a.b === root.b, root.page.a === root.a, root.page.b === root.b)
#else
    print("release", root.b.a === root.a, root.page.a === root.a, root.page.b === root.b)
#endif

import Arbor

@Instantiable public final class B: Instantiable { public init() {} }
#if os(Linux)
@MainActor
#endif
@Instantiable public final class BeforeAnnotation: Instantiable { public init() {} }
@Instantiable
#if os(Linux)
@MainActor
#endif
public final class BehindAnnotation: Instantiable { public init() {} }
@Instantiable public final class Fine: Instantiable {
    #if os(Linux)
    @available(*, noasync)
    #endif
    public init() {}
    #if os(Linux)
    @MainActor
    #endif
    public func draw() {}
}
@Instantiable public final class OfInitializer: Instantiable {
    #if os(Linux)
    @MainActor
    #endif
    public init() {}
}
@Instantiable(isRoot: true) public struct Root: Instantiable {
    #if os(Linux)
    @MainActor public init(b: B, c: BeforeAnnotation, d: BehindAnnotation, e: Fine, f: OfInitializer) { self.b = b; (self.c, self.d, self.e, self.f) = (c, d, e, f) }
    #else
    public init(b: B, c: BeforeAnnotation, d: BehindAnnotation, e: Fine, f: OfInitializer) { self.b = b; (self.c, self.d, self.e, self.f) = (c, d, e, f) }
    #endif
    @Instantiated let b: B
    @Instantiated let c: BeforeAnnotation
    @Instantiated let d: BehindAnnotation
    @Instantiated let e: Fine
    @Instantiated let f: OfInitializer
}
print(type(of: Root().b))

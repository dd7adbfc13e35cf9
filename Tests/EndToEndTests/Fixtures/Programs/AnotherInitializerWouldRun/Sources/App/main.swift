import Arbor

/// The compiler calls another initializer than the one that fits, and that is none to call.
@Instantiable public struct NotPublic: Instantiable {
    public init(live: Bool = true) { self.live = live }
    init() { live = false }
    let live: Bool
}
@Instantiable public struct Deprecated: Instantiable {
    public init(n: Int = 1) {}
    @available(*, deprecated) public init() {}
}
@Instantiable public struct Throwing: Instantiable {
    public init(n: Int = 1) {}
    public init() throws {}
}
@Instantiable public struct Failing: Instantiable {
    public init?() {}
    public init(n: Int = 1) {}
}
@Instantiable public struct Ambiguous: Instantiable {
    public init(n: Int = 1) {}
    public init(k: String = "") {}
}
@Instantiable public struct InExtension: Instantiable {
    public init(n: Int = 1) {}
}
extension InExtension {
    init() { self.init(n: 2) }
}
public protocol Kind: Sendable {}
@Instantiable public struct Existential: Kind, Instantiable { public init() {} }
@Instantiable public struct TakesExistential: Instantiable {
    public init(a: Existential, n: Int = 1) { self.a = a }
    public init(a: any Kind) { self.a = Existential() }
    @Received let a: Existential
}
@Instantiable public struct TakesProtocol: Instantiable {
    public init(a: Existential, n: Int = 1) { self.a = a }
    public init(a: Kind) throws { self.a = Existential() }
    @Received let a: Existential
}
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(
        a: Existential, b: NotPublic, c: Deprecated, d: Throwing, e: Failing, f: Ambiguous, g: InExtension,
        h: TakesExistential, i: TakesProtocol
    ) { self.a = a; (self.b, self.c, self.d, self.e, self.f, self.g, self.h, self.i) = (b, c, d, e, f, g, h, i) }
    @Instantiated let a: Existential
    @Instantiated let b: NotPublic
    @Instantiated let c: Deprecated
    @Instantiated let d: Throwing
    @Instantiated let e: Failing
    @Instantiated let f: Ambiguous
    @Instantiated let g: InExtension
    @Instantiated let h: TakesExistential
    @Instantiated let i: TakesProtocol
}
print(Root().b.live)

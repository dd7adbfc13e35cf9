import Arbor

@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(s: Instantiator<S>) { self.s = s }
    @Instantiated let s: Instantiator<S>
}
@Instantiable public struct S: Instantiable {
    public init(
        f: @escaping @isolated(any) @Sendable () async -> Void,
        g: nonisolated(nonsending) @escaping () async -> Void, h: @escaping @concurrent () async -> Void, k: K
    ) {
        self.f = f
        self.k = k
        self.g = g
        self.h = h
    }
    @Forwarded let f: @isolated(any) @Sendable () async -> Void
    @Forwarded let g: nonisolated(nonsending) () async -> Void
    @Forwarded let h: @concurrent () async -> Void
    @Instantiated let k: K
}
@Instantiable public struct K: Instantiable {
    public init(
        f: @escaping @isolated(any) @Sendable () async -> Void,
        g: nonisolated(nonsending) @escaping () async -> Void
    ) {
        self.f = f
        self.g = g
    }
    @Received let f: @isolated(any) @Sendable () async -> Void
    @Received let g: nonisolated(nonsending) () async -> Void
}
await Root().s.instantiate((f: { print("x") }, g: { print("y") }, h: {})).k.g()

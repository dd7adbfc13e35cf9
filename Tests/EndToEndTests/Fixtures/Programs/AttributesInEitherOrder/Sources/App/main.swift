import Arbor

@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(s: Instantiator<S>) { self.s = s }
    @Instantiated let s: Instantiator<S>
}
@Instantiable public struct S: Instantiable {
    public init(t: @escaping @MainActor @Sendable () -> Void, c: C) {
        self.t = t
        self.c = c
    }
    @Forwarded let t: @MainActor @Sendable () -> Void
    @Instantiated let c: C
}
@Instantiable public struct C: Instantiable {
    public init(t: @escaping @Sendable @MainActor () -> Void) { self.t = t }
    @Received let t: @Sendable @MainActor () -> Void
}
Root().s.instantiate({ print("hi") }).c.t()

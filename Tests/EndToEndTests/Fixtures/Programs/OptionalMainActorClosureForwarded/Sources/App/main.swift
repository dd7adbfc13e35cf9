import Arbor

public protocol P {}
public protocol Q {}
public struct U {}
public struct Id<T> {}
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(s: Instantiator<S>) { self.s = s }
    @Instantiated let s: Instantiator<S>
}
@Instantiable public struct S: Instantiable {
    public init(t: (@MainActor () -> Void)?, c: C) {
        self.t = t
        self.c = c
    }
    @Forwarded let t: (@MainActor () -> Void)?
    @Instantiated let c: C
}
@Instantiable public struct C: Instantiable {
    public init(t: (@MainActor () -> Void)?) { self.t = t }
    @Received let t: (@MainActor () -> Void)?
}
print(Root().s.instantiate(nil).c.t == nil)

import Arbor

public protocol P {}
public struct X: P {}
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(s: Instantiator<S>) { self.s = s }
    @Instantiated let s: Instantiator<S>
}
@Instantiable public struct S: Instantiable {
    public init(t: any P.Type, c: C) {
        self.t = t
        self.c = c
    }
    @Forwarded let t: any P.Type
    @Instantiated let c: C
}
@Instantiable public struct C: Instantiable {
    public init(t: (any P).Type) { self.t = t }
    @Received let t: (any P).Type
}
print(Root().s.instantiate(X.self).t)

import Arbor

@Instantiable public final class B: Instantiable { public init() {} }
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(`my b`: B, c: C) {
        self.`my b` = `my b`
        self.c = c
    }
    @Instantiated let `my b`: B
    @Instantiated let c: C
}
@Instantiable public final class C: Instantiable {
    public init(`my b`: B, d: B) {
        self.`my b` = `my b`
        self.d = d
    }
    @Received let `my b`: B
    @Received(fulfilledByDependencyNamed: "my b", ofType: B.self) let d: B
}
let r = Root()
print(r.c.`my b` === r.`my b`, r.c.d === r.`my b`)

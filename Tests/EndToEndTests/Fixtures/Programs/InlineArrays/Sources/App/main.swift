import Arbor

@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(s: Instantiator<S>) { self.s = s }
    @Instantiated let s: Instantiator<S>
}
@Instantiable public struct S: Instantiable {
    public init(t: [3 of Int], c: C) {
        self.t = t
        self.c = c
    }
    @Forwarded let t: [3 of Int]
    @Instantiated let c: C
}
@Instantiable public struct C: Instantiable {
    public init(t: InlineArray<3, Int>) { self.t = t }
    @Received let t: InlineArray<3, Int>
}
print(Root().s.instantiate([1, 2, 3]).c.t[1])

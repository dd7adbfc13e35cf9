import Arbor

@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(q: Q) { self.q = q }
    @Instantiated let q: Q
}
let r = Root()
print(type(of: r.q))

import Arbor

@Instantiable public final class B: Instantiable { public init() {} }
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(b: B) { self.b = b }
    @Instantiated public unowned let b: B
}
let r = Root()
print(r.b)

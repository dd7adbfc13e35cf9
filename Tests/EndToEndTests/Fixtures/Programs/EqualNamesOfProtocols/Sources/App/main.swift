import Arbor
import ModA
import ModB

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(a: any ModA.Store, b: any ModB.Store) {
        self.b = b
        self.a = a
    }
    @Instantiated let a: any ModA.Store
    @Instantiated let b: any ModB.Store
}
let r = Root()
print(r.a.n(), r.b.n())

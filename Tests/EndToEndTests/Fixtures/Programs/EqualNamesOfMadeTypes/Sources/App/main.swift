import Arbor
import ModA
import ModB

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(a: ModA.Session, b: ModB.Session) {
        self.b = b
        self.a = a
    }
    @Instantiated let a: ModA.Session
    @Instantiated let b: ModB.Session
}
let r = Root()
print(type(of: r.a))

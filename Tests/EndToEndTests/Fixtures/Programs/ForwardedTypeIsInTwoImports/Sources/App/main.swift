import Arbor
import ModB

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(b: BService, s: Instantiator<Session>) {
        self.b = b
        self.s = s
    }
    @Instantiated let b: BService
    @Instantiated let s: Instantiator<Session>
}
let r = Root()
func mk() {}
print(type(of: r.s))

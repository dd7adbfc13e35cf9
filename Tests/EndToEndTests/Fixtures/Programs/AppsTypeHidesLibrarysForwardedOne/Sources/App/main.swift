import Arbor
import Lib

public final class User { public var n: String { "app" } }
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(t: Instantiator<LibThing>) { self.t = t }
    @Instantiated let t: Instantiator<LibThing>
}
let r = Root()
print(r.t.instantiate(Lib.User()).user.n)

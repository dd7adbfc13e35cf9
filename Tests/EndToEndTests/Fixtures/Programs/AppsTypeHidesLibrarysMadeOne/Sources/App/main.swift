import Arbor
import Lib

public final class Logger { public var n: String { "app" } }
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(t: LibThing) { self.t = t }
    @Instantiated let t: LibThing
}
let r = Root()
print(r.t.logger.n)

import Arbor
import Lib

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(f: Svc) { self.f = f }
    @Instantiated let f: Svc
}
let r = Root()
print(r.f.logger.instantiate().n)

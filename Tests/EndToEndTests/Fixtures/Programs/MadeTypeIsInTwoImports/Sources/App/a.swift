import Arbor
import Lib

@Instantiable public final class F1: Instantiable {
    public init(s: Svc) { self.s = s }
    @Instantiated let s: Svc
}

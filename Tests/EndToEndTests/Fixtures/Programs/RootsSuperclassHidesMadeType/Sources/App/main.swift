import Arbor

open class Base {
    public struct Logger {}
    public init(x: Int) {}
}
@Instantiable(isRoot: true) public final class Root: Base, Instantiable {
    public init(b: B) {
        self.b = b
        super.init(x: 1)
    }
    @Instantiated let b: B
}
@Instantiable public final class B: Instantiable {
    public init(w: Logger) { self.w = w }
    @Instantiated let w: Logger
}
@Instantiable public final class Logger: Instantiable { public init() {} }
let r = Root()
print(type(of: r.b.w))

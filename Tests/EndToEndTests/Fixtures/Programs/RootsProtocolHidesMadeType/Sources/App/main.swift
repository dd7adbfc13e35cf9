import Arbor

public protocol HasLogger {}
extension HasLogger { public typealias Logger = Int }
@Instantiable(isRoot: true) public struct Root: HasLogger, Instantiable {
    public init(b: B) { self.b = b }
    @Instantiated let b: B
}
@Instantiable public final class B: Instantiable {
    public init(w: Logger) { self.w = w }
    @Instantiated let w: Logger
}
@Instantiable public final class Logger: Instantiable { public init() {} }
let r = Root()
print(type(of: r.b.w))

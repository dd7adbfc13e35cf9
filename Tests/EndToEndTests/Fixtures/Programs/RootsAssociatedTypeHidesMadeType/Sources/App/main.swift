import Arbor

public protocol View {
    associatedtype Body
    var body: Body { get }
}
public struct Txt {}
@Instantiable(isRoot: true) public struct Root: View, Instantiable {
    public init(b: Body2, w: Instantiator<W>) {
        self.b = b
        self.w = w
    }
    @Instantiated let b: Body2
    @Instantiated let w: Instantiator<W>
    public var body: some Any { 3 }
}
@Instantiable public final class Body2: Instantiable {
    public init(w: Body) { self.w = w }
    @Instantiated let w: Body
}
@Instantiable public final class Body: Instantiable { public init() {} }
@Instantiable public final class W: Instantiable {
    public init(w: Body) { self.w = w }
    @Instantiated let w: Body
}
let r = Root()
print(type(of: r.b.w))

import Arbor
public protocol P { init() }
struct Preview: P {}
@Instantiable(fulfillingAdditionalTypes: [P.self]) public struct Model: P, Instantiable { public init() {} }
@Instantiable(isRoot: true) public struct Root<Model: P>: Instantiable {
    public init(model: any P) { self.model = model }
    @Instantiated let model: any P
}
print(type(of: Root<Preview>().model))

import Arbor

public protocol P {}
public struct X: P {}
@Instantiable extension Array: @retroactive Instantiable {
    public static func instantiate() -> [any P] { [X()] }
}
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(a: [any P]) { self.a = a }
    @Instantiated let a: [any P]
}
print(Root().a.count)

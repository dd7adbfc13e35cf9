import Arbor

@Instantiable extension Optional: @retroactive Instantiable { public static func instantiate() -> Int? { 4 } }
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(a: Int?) { self.a = a }
    @Instantiated let a: Int?
}
print(Root().a!)

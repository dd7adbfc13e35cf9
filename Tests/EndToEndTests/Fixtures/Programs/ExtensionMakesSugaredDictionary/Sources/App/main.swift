import Arbor

@Instantiable extension Dictionary: @retroactive Instantiable {
    public static func instantiate() -> [String: Int] { ["a": 1] }
}
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(a: [String: Int]) { self.a = a }
    @Instantiated let a: [String: Int]
}
print(Root().a.count)

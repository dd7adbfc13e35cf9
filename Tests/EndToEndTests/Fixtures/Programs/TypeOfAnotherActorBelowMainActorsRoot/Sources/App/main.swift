import Arbor

@globalActor public actor Db { public static let shared = Db() }
@Db @Instantiable public final class Index: Instantiable { public init() {} }
@MainActor @Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(s: Index) { self.s = s }
    @Instantiated let s: Index
}
print(type(of: Root().s))

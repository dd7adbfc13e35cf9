import Arbor

@Instantiable public final class Repo<T>: Instantiable {
    public init() {}
}
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(n: Repo<Int>) { self.n = n }
    @Instantiated let n: Repo<Int>
}
print(type(of: Root().n))

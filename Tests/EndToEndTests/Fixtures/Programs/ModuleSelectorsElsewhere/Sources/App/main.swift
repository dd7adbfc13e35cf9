import Arbor

@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(c: C) { self.c = c }
    @Instantiated let c: C
    func f(_ x: Swift::Int) -> Swift::String { "\(x)" }
    let n: Swift::Int = 3
}
@Instantiable public final class C: Instantiable { public init() {} }
print(type(of: Root().c))

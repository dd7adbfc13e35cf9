import Arbor

open class Base { public init() {} }
@Instantiable public final class A: Instantiable { public init() {} }
@Instantiable(isRoot: true) public final class Root: Base, Instantiable {
    public init(a: A) { self.a = a }
    @Instantiated let a: A
}
let r = Root()
print(type(of: r.a))

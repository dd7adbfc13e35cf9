import Arbor
import Lib

@Instantiable public final class Child: Titled, Instantiable {
    public init() {}
    public var title: String { "child" }
}
@Instantiable public final class Free: Loose, Instantiable { public init() {} }
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(child: Child, free: Free) {
        self.child = child
        self.free = free
    }
    @Instantiated let child: Child
    @Instantiated let free: Free
}
print(Root().child.title)

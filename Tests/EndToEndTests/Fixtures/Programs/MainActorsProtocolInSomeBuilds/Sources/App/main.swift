import Arbor

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(child: Child) { self.child = child }
    @Instantiated let child: Child
}
print(type(of: Root().child))

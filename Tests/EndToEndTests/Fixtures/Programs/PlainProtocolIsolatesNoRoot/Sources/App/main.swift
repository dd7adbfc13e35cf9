import Arbor

@Instantiable(isRoot: true) public final class Root: Screen, Instantiable {
    public init(child: Child) {
        self.child = child
    }
    @Instantiated let child: Child
}
print(type(of: Root().child))

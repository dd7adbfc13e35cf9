import Arbor

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(child: Child) { self.child = child }
    @Instantiated let child: Child
}
@MainActor func go() { print(type(of: Root().child)) }
go()

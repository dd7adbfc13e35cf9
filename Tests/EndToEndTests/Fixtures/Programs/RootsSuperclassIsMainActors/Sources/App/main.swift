import Arbor

@Instantiable(isRoot: true) public final class Root: Base, Instantiable {
    public init(child: Child) {
        self.child = child
        super.init()
    }
    @Instantiated let child: Child
}
@MainActor func go() { print(type(of: Root().child)) }
go()

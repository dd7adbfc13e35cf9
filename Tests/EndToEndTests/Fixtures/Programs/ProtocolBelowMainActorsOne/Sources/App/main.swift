import Arbor
import Lib

public protocol Top: Titled {}

@Instantiable(isRoot: true) public final class Root: Top, Instantiable {
    public init(child: Child, table: Table, free: Free) {
        self.child = child
        self.table = table
        self.free = free
    }
    @Instantiated let child: Child
    @Instantiated let table: Table
    @Instantiated let free: Free
    public var title: String { "\(child.title) \(type(of: table))" }
}
print(Root().title)

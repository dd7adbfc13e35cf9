import Arbor
import Kit

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(own: Store, exported: Core.Store) {
        self.own = own
        self.exported = exported
    }
    @Instantiated let own: Store
    @Instantiated let exported: Core.Store
}

let root = Root()
print(String(reflecting: type(of: root.own)), String(reflecting: type(of: root.exported)))

import Arbor
import Kit
import LibB

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(store: Store, other: Other) {
        self.store = store
        self.other = other
    }
    @Instantiated let store: Store
    @Instantiated let other: Other
}

let root = Root()
print(String(reflecting: type(of: root.store)), String(reflecting: type(of: root.other)))

import Arbor
import Feature
import Kit

@Work @Instantiable(isRoot: true) public final class Root: Instantiable {
    @Work public init(store: Store) { self.store = store }
    @Instantiated let store: Store
}

await Task { @Work in print(type(of: Root().store)) }.value

import Arbor
import Foundation
import Lib

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(store: Store) { self.store = store }
    @Instantiated let store: Store
}

let root = Root()
print(root.store.data.name, root.store.reader.data === root.store.data)

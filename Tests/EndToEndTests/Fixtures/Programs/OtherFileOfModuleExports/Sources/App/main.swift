import Arbor
import Foundation

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(store: Store) { self.store = store }
    @Instantiated let store: Store
}

print(String(reflecting: type(of: Root().store)))

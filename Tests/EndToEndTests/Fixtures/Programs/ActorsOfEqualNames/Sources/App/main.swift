import Arbor
import LibA
import LibB

@LibA.Work @Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(store: Store) { self.store = store }
    @Instantiated let store: Store
}

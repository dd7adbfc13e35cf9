import Arbor
import test_store

@Instantiable(isRoot: true)
public final class Unmet: Instantiable {
    public init(store: Store) {
        self.store = store
    }

    @Instantiated let store: Store
}

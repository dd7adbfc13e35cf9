import Arbor
import Log
import test_store

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(log: any Log, store: Store) {
        self.log = log
        self.store = store
    }

    @Instantiated let log: any Log
    @Instantiated let store: Store
}

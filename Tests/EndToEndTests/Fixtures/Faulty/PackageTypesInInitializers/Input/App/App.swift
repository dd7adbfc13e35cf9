import Arbor
import Data

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let store: Store
    init(store: Store) { self.store = store }
}

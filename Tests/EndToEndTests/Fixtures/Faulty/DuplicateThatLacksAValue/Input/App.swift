import Arbor

@Instantiable(isRoot: true)
final class App: Instantiable {
    init(store: MemoryStore) { self.store = store }
    @Instantiated let store: MemoryStore
}
protocol Store {}
struct Path {}

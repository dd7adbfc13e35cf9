import Arbor

@Instantiable(isRoot: true)
final class App: Instantiable {
    init(log: Log, store: Store) {
        self.log = log
        self.store = store
    }
    @Instantiated let log: Log
    @Instantiated let store: Store
}
@Instantiable final class Log: Instantiable, Sendable { init() {} }
@MainActor
@Instantiable
final class Store: Instantiable {
    nonisolated init(log: Log) { self.log = log }
    let log: Log
}

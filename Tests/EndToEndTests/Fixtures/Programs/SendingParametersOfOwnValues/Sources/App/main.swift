import Arbor

@Instantiable public final class Log: Instantiable { public init() {} }
@Instantiable public final class Settings: Instantiable, Sendable { public init() {} }
@Instantiable public final class Cache: Instantiable {
    public init(log: Log, settings: Settings) { (self.log, self.settings) = (log, settings) }
    @Instantiated let log: Log
    @Received let settings: Settings
}
@Instantiable public final class Page: Instantiable {
    public init(settings: sending Settings) { self.settings = settings }
    @Received let settings: Settings
}
@Instantiable public final class Taker: Instantiable {
    public init(own: sending Log, cache: sending Cache, pages: sending Instantiator<Page>, settings: sending Settings) {
        (self.own, self.cache, self.pages, self.settings) = (own, cache, pages, settings)
    }
    @Instantiated(fulfilledByType: "Log") let own: Log
    @Instantiated let cache: Cache
    @Instantiated let pages: Instantiator<Page>
    @Received let settings: Settings
}
@Instantiable public actor Worker: Instantiable {
    public init(own: Log, same: Log, cache: Cache) { (self.own, self.same, self.cache) = (own, same, cache) }
    @Instantiated(fulfilledByType: "Log") let own: Log
    @Received(fulfilledByDependencyNamed: "own", ofType: Log.self) let same: Log
    @Instantiated let cache: Cache
}
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(settings: Settings, taker: Taker, worker: Worker) {
        (self.settings, self.taker, self.worker) = (settings, taker, worker)
    }
    @Instantiated let settings: Settings
    @Instantiated let taker: Taker
    @Instantiated let worker: Worker
}
print(type(of: Root().taker))

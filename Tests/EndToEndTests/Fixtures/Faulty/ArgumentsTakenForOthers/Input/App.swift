import Arbor

@Instantiable
struct Log: Instantiable {
    init() {}
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    init(log: Log, api: API, cache: Cache, sink: Sink) {
        self.log = log
        self.api = api
        self.cache = cache
        self.sink = sink
    }
    @Instantiated let log: Log
    @Instantiated let api: API
    @Instantiated let cache: Cache
    @Instantiated let sink: Sink
}

@Instantiable
struct API: Instantiable {
    init(_ name: String = "", _ log: Log) { self.log = log }
    @Received let log: Log
}

@Instantiable
final class Cache: Instantiable {
    init(with count: Int = 1, for name: String = "", with log: Log) { self.log = log }
    @Received let log: Log
}

class Sink {}

@Instantiable
extension Sink: Instantiable {
    static func instantiate(_ name: String = "", _ log: Log) -> Sink { Sink() }
}

@Instantiable(mockOnly: true, customMockName: "sample")
struct Fake {
    @Received let log: Log
    static func sample(_ name: String = "", _ log: Log) -> Fake { Fake(log: log) }
}

// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// Makes the whole dependency tree.
    public init() {
        let model = Model()
        let models = Instantiator<Model> { Model() }
        self.init(model: model, models: models)
    }
}

extension MainController {
    /// Makes the whole dependency tree.
    public convenience init() {
        let model = Model()
        self.init(model: model)
    }
}

extension Service {
    /// Makes the whole dependency tree.
    public convenience init() {
        let log = Log()
        let cache = Cache()
        let badges = SendableInstantiator<Badge> { Badge(log: log) }
        let readers = Instantiator<Reader> { Reader(cache: cache) }
        self.init(log: log, cache: cache, badges: badges, readers: readers)
    }
}

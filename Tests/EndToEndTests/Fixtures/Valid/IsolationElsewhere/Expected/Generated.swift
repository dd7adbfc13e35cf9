// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

// Other declarations may hide these names below.
private typealias TopLevelApp = App
private typealias TopLevelInstantiator = Instantiator
private typealias TopLevelMainController = MainController
private typealias TopLevelModel = Model

extension App {
    /// Makes the whole dependency tree.
    public init() {
        let model = TopLevelModel()
        let models = TopLevelInstantiator<TopLevelModel> { TopLevelModel() }
        self.init(model: model, models: models)
    }
}

extension MainController {
    /// Makes the whole dependency tree. The parameter keeps it from overriding a superclass's `init()`.
    public convenience init(_: MainController.Type = MainController.self) {
        self.init(model: TopLevelModel())
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

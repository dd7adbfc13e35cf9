typealias FooBaseDependencies = LoggingDependency

class FooBase {
    init<Dependencies: FooBaseDependencies>(dependencies: Dependencies) {
        dependencies.logger.log("base")
    }
}

typealias BarDependencies = TrackingDependency

struct Bar<Dependencies: BarDependencies> {
    let dependencies: Dependencies
    func show() { dependencies.tracker.track("bar") }
}

typealias Baz_trackDependencies = TrackingDependency

enum Baz {
    static func track<Dependencies: Baz_trackDependencies>(dependencies: Dependencies) {
        dependencies.tracker.track("baz")
    }
}

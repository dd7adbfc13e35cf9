typealias ImageDependencies = LoggingDependency

struct Image<Dependencies: ImageDependencies> {
    let dependencies: Dependencies
    func show() { dependencies.logger.log("image") }
}

typealias DetailDependencies = TrackingDependency & ImageDependencies

struct Detail<Dependencies: DetailDependencies> {
    let dependencies: Dependencies
    func show() {
        dependencies.tracker.track("detail")
        Image(dependencies: dependencies).show()
    }
}

final class AppDependencies: DetailDependencies {
    let tracker: any Tracking
    init(tracker: any Tracking) { self.tracker = tracker }
}

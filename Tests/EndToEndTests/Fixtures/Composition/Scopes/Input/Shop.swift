struct Repository {}
protocol RepositoryDependency { var repository: Repository { get } }

typealias DetailDependencies = TrackingDependency & RepositoryDependency
typealias DetailExternalDependencies = TrackingDependency

struct SplicedDetailDependencies<ExternalDependencies: DetailExternalDependencies>: DetailDependencies {
    private let externalDependencies: ExternalDependencies
    let repository: Repository
    var tracker: any Tracking { externalDependencies.tracker }

    init(externalDependencies: ExternalDependencies, repository: Repository) {
        self.externalDependencies = externalDependencies
        self.repository = repository
    }
}

struct Detail<ExternalDependencies: DetailExternalDependencies>: View {
    let dependencies: SplicedDetailDependencies<ExternalDependencies>
    func show() {
        print(dependencies.repository)
        dependencies.tracker.track("detail")
    }
}

typealias ListDependencies = TrackingDependency & LoggingDependency & DetailExternalDependencies

struct List<Dependencies: ListDependencies>: View {
    let dependencies: Dependencies
    func show() {
        dependencies.tracker.track("list")
        dependencies.logger.log("list")
        Detail(
            dependencies: SplicedDetailDependencies(externalDependencies: dependencies, repository: Repository())
        ).show()
    }
}

final class AppDependencies: ListDependencies {
    let tracker: any Tracking
    let logger: any Logging

    init(tracker: any Tracking, logger: any Logging) {
        self.tracker = tracker
        self.logger = logger
    }
}

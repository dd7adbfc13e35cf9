struct Repository {}
protocol RepositoryDependency { var repository: Repository { get } }

typealias DetailDependencies = TrackingDependency & LoggingDependency & RepositoryDependency
typealias DetailExternalDependencies = TrackingDependency & LoggingDependency

struct SplicedDetailDependencies<ExternalDependencies: DetailExternalDependencies>: DetailDependencies {
    let externalDependencies: ExternalDependencies
    let repository: Repository
    let extra = 1
    let tracker: any Tracking
}

struct Detail<ExternalDependencies: DetailExternalDependencies>: View {
    let dependencies: SplicedDetailDependencies<ExternalDependencies>
    func show() {
        print(dependencies.repository)
        dependencies.logger.log("detail")
        dependencies.externalDependencies.tracker.track("detail")
    }
}

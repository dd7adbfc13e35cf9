protocol LoggingDependency { var logger: String { get } }
protocol TrackingDependency { var tracker: String { get } }
protocol NetworkingDependency { var network: String { get } }

// Its name is wrong, and so are its members.
typealias FeatureDependencies = LoggingDependency & NetworkingDependency
struct FeatureView<Dependencies: FeatureDependencies> {
    let dependencies: Dependencies
    func show() {
        print(dependencies.logger)
        Cell(dependencies: dependencies).show()
    }
}

typealias CellDependencies = LoggingDependency
struct Cell<Dependencies: CellDependencies> {
    let dependencies: Dependencies
    func show() { print(dependencies.logger) }
}

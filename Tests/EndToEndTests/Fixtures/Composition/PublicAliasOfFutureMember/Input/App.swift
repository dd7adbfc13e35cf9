public protocol LoggingDependency { var logger: String { get } }
public protocol TrackingDependency { var tracker: String { get } }
public typealias FeatureViewDependencies = LoggingDependency & TrackingDependency
public struct FeatureView<Dependencies: FeatureViewDependencies> {
    let dependencies: Dependencies
    public init(dependencies: Dependencies) { self.dependencies = dependencies }
    public func show() {
        print(dependencies.logger, dependencies.tracker)
        Cell(dependencies: dependencies).show()
        Row(dependencies: dependencies).show()
    }
}

// It has to be public, because the alias above has to list it.
public typealias CellDependencies = LoggingDependency
struct Cell<Dependencies: CellDependencies> {
    let dependencies: Dependencies
    func show() { print(dependencies.logger) }
}

typealias RowDependencies = TrackingDependency
struct Row<Dependencies: RowDependencies> {
    let dependencies: Dependencies
    func show() { print(dependencies.tracker) }
}

public typealias PageDependencies = LoggingDependency
struct Page<Dependencies: PageDependencies> {
    let dependencies: Dependencies
    func show() { print(dependencies.logger) }
}

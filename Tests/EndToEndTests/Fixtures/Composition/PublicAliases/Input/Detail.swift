public typealias DetailDependencies = TrackingDependency
public typealias DetailExternalDependencies = TrackingDependency

struct Detail<Dependencies: DetailDependencies> {
    let dependencies: Dependencies
    func show() { dependencies.tracker.track("detail") }
}

public typealias FeatureDependencies = DetailDependencies

public struct Feature<Dependencies: FeatureDependencies> {
    let dependencies: Dependencies
    public func show() { Detail(dependencies: dependencies).show() }
}

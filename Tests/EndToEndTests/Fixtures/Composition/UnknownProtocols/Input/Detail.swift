import Elsewhere

typealias DetailDependencies = ElsewhereDependency & Elsewhere.OtherDependencies & TrackingDependency

struct Detail<Dependencies: DetailDependencies> {
    let dependencies: Dependencies
    func show() {
        dependencies.something.show()
        ElsewhereView(dependencies: dependencies).show()
    }
}

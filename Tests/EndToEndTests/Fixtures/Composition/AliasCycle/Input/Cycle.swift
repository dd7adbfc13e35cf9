typealias ADependencies = BDependencies
typealias BDependencies = TrackingDependency & CDependencies
typealias CDependencies = ADependencies

struct A<Dependencies: ADependencies> {
    let dependencies: Dependencies
    func show() { B(dependencies: dependencies).show() }
}

struct B<Dependencies: BDependencies> {
    let dependencies: Dependencies
    func show() { dependencies.tracker.track("b") }
}

public typealias SpareDependencies = TrackingDependency

struct Spare<Dependencies: SpareDependencies> {
    let dependencies: Dependencies
    func show() { dependencies.tracker.track("spare") }
}

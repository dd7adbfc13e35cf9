protocol CellDependencies: TrackingDependency, LoggingDependency {}
struct Cell<Dependencies: CellDependencies> {
    let dependencies: Dependencies
    func show() { dependencies.tracker.track("cell"); dependencies.logger.log("a") }
}

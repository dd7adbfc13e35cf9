#if DEBUG
protocol ConsoleDependency { var console: any Logging { get } }
#endif

#if DEBUG
typealias DetailDependencies = TrackingDependency & ConsoleDependency
#else
typealias DetailDependencies = TrackingDependency
#endif

struct Detail<Dependencies: DetailDependencies> {
    let dependencies: Dependencies
    func show() {
        dependencies.tracker.track("detail")
        #if DEBUG
        dependencies.console.log("detail")
        #endif
    }
}

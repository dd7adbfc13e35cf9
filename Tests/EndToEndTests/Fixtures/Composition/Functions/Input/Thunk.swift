typealias ThunkDependencies = LoggingDependency

func thunk<Dependencies: ThunkDependencies>(_ name: String, dependencies: Dependencies) {
    dependencies.logger.log(name)
}

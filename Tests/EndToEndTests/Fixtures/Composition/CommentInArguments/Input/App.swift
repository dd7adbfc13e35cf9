protocol ClockDependency { var clock: Int { get } }

typealias DetailDependencies = ClockDependency
struct Detail<Dependencies: DetailDependencies> {
    let dependencies: Dependencies
    let name: String
    init(
        name: String,  // The title.
        dependencies: Dependencies
    ) {
        self.dependencies = dependencies
        self.name = name
    }
    func show() -> String { "\(dependencies.clock)" + name }
}

protocol ClockDependency { var clock: Int { get } }

typealias DetailDependencies = ClockDependency
struct Detail<Dependencies: DetailDependencies> {
    let dependencies: Dependencies
    let name: String
    init(name: String, dependencies: Dependencies, done: () -> Void = {}) {
        self.dependencies = dependencies
        self.name = name
    }
    func show() -> String { "\(dependencies.clock)" + name }
}

typealias TopDependencies = DetailDependencies
struct Top<Dependencies: TopDependencies> {
    let dependencies: Dependencies
    func show() {
        _ = Detail(name: "x", dependencies: dependencies) {}
        let detail: Detail<Dependencies> = .init(name: "y", dependencies: self.dependencies)
        _ = detail.show()
    }
}

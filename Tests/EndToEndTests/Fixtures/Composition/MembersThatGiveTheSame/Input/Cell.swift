typealias CellDependencies = LogDependency
struct Cell<Dependencies: CellDependencies> {
    let dependencies: Dependencies
    func run() { print(dependencies.log) }
}

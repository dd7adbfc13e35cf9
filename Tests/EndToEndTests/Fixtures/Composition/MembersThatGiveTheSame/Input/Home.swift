typealias HomeDependencies = RowDependencies & NetDependency & CellDependencies
struct Home<Dependencies: HomeDependencies> {
    let dependencies: Dependencies
    func run() { print(dependencies.log, dependencies.net) }
}

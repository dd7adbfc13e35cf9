typealias RowDependencies = LogDependency
struct Row<Dependencies: RowDependencies> {
    let dependencies: Dependencies
    func run() { print(dependencies.log) }
}

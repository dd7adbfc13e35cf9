typealias RowDependencies = LogDependency & NetDependency

struct Row<Dependencies: RowDependencies> {
    let dependencies: Dependencies
    func run() { print("row", dependencies.log) }
}

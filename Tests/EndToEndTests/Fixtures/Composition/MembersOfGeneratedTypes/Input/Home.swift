typealias HomeDependencies = LogDependency & RowDependencies

struct Home<Dependencies: HomeDependencies> {
    let dependencies: Dependencies
    func run() { print(dependencies.log); Row(dependencies: dependencies).run() }
}

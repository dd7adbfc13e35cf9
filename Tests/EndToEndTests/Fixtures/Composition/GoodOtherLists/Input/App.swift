protocol ClockDependency: Sendable { var clock: Int { get } }
typealias RowDependencies = ClockDependency
struct Row<Dependencies: RowDependencies> {
    let dependencies: Dependencies
    let title: String
    func show() -> String { title + "\(dependencies.clock)" }
}

// Lists of other things have the same label.
func build(name: String, dependencies: [String]) -> Int { dependencies.count }

struct Target {
    struct Dependency {}
    let name: String
    let dependencies: [Dependency]
    init(name: String, dependencies: [Dependency] = []) { (self.name, self.dependencies) = (name, dependencies) }
    func with(_ name: String, dependencies: Set<String>, first: Target.Dependency) -> Target { self }
}

typealias PackageDependencies = [String]
typealias CodeDependencies = (code: String, data: [String])
struct Resolver {
    let name: String
    let dependencies: PackageDependencies
    let code: CodeDependencies
    func run() -> Int { dependencies.count + code.data.count }
}

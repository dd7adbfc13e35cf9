protocol ADependency { var a: Int { get } }

typealias TreeDependencies = ADependency

struct Tree<Dependencies: TreeDependencies> {
    let dependencies: Dependencies
    func children() -> [Tree] { dependencies.a > 0 ? [Tree(dependencies: dependencies)] : [] }
}

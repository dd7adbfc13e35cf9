protocol ADependency { var a: Int { get } }

typealias TreeDependencies = ADependency

struct Tree<Dependencies: TreeDependencies> {
    let dependencies: Dependencies
    func children() -> [Tree] { dependencies.a > 0 ? [Tree(dependencies: dependencies)] : [] }
}

protocol BDependency { var b: Int { get } }

typealias PairDependencies = (ADependency & BDependency)

struct Pair<Dependencies: PairDependencies> {
    let dependencies: Dependencies
    var sum: Int { dependencies.a + dependencies.b + Tree(dependencies: dependencies).children().count }
}

typealias CaseDependencies = ADependency & BDependency

struct Case<Dependencies: CaseDependencies> {
    let dependencies: Dependencies
    func isLike(_ other: Case) -> Bool { other.dependencies.b == dependencies.a }
}

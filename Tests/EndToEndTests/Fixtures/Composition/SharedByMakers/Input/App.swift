// Types that share an alias get their own one after the other, from those that make no other.

protocol ClockDependency { var clock: Int { get } }
protocol ListDependency { var list: [Int] { get } }

typealias AllDependencies = ClockDependency & ListDependency
struct Root<Dependencies: AllDependencies> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.clock + Flow(dependencies: dependencies).show() }
}
struct Flow<Dependencies: AllDependencies> {
    let dependencies: Dependencies
    func show() -> Int { Screen(dependencies: dependencies).show() }
}
struct Screen<Dependencies: AllDependencies> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.list.count }
}

// These make each other.
typealias PairDependencies = ClockDependency & ListDependency
struct One<Dependencies: PairDependencies> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.clock + Other(dependencies: dependencies).show() }
}
struct Other<Dependencies: PairDependencies> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.list.count }
    func open() -> One<Dependencies> { One(dependencies: dependencies) }
}

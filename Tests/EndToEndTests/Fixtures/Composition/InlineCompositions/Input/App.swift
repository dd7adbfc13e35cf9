// Functions and types may compose protocols where they take the dependencies. Callers need all of them.

protocol ClockDependency { var clock: Int { get } }
protocol ListDependency { var list: [Int] { get } }
protocol NameDependency { var name: String { get } }
protocol UnitDependency { var unit: String { get } }

struct Factory {
    func sum<D: ClockDependency & ListDependency>(dependencies: D) -> Int { dependencies.list.reduce(dependencies.clock, +) }
    func first<D>(dependencies: D) -> Int? where D: ListDependency & Sendable, D: NameDependency { dependencies.list.first }
    func text(dependencies: some UnitDependency & NameDependency) -> String { dependencies.name + dependencies.unit }
}

enum Rows {
    struct Row<D: ClockDependency & ListDependency> {
        let dependencies: D
        var height: Int { dependencies.clock }
    }
}

typealias PageDependencies = ClockDependency & ListDependency & NameDependency
struct Page<Dependencies: PageDependencies> {
    let dependencies: Dependencies
    var title: String { dependencies.name }
    var sum: Int { Factory().sum(dependencies: dependencies) }
}

typealias TableDependencies = ClockDependency & ListDependency & UnitDependency
struct Table<Dependencies: TableDependencies> {
    let dependencies: Dependencies
    var unit: String { dependencies.unit }
    var height: Int { Rows.Row(dependencies: dependencies).height }
}

// These don't list all that the functions need.
typealias ListPageDependencies = ListDependency & Sendable
struct ListPage<Dependencies: ListPageDependencies> {
    let dependencies: Dependencies
    var first: Int? { Factory().first(dependencies: dependencies) }
}

typealias TextDependencies = UnitDependency
struct Text<Dependencies: TextDependencies> {
    let dependencies: Dependencies
    var text: String { Factory().text(dependencies: dependencies) }
}

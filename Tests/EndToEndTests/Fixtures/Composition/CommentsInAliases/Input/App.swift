// A removal takes no comment with it that may be about another member.

protocol ClockDependency { var clock: Int { get } }
protocol ListDependency { var list: [Int] { get } }
protocol NameDependency { var name: String { get } }

typealias PageDependencies = ClockDependency & /* for the list */ ListDependency
struct Page<Dependencies: PageDependencies> {
    let dependencies: Dependencies
    var count: Int { dependencies.list.count }
}

typealias RowDependencies =
    // when
    ClockDependency &
    // what
    ListDependency &
    // who
    NameDependency
struct Row<Dependencies: RowDependencies> {
    let dependencies: Dependencies
    var count: Int { dependencies.list.count }
}

// A comment on the line of the member goes with it.
typealias TableDependencies = ListDependency
    & ClockDependency // when
    & NameDependency
struct Table<Dependencies: TableDependencies> {
    let dependencies: Dependencies
    var text: String { "\(dependencies.list)\(dependencies.name)" }
}

protocol ClockDependency { var clock: Int { get } }
protocol ListDependency {
    associatedtype Item
    var list: Item { get }
}

// Its extension can't be that of a composition.
protocol RowDependencies: ClockDependency {}
extension RowDependencies { var doubled: Int { clock * 2 } }
struct Row<Dependencies: RowDependencies> {
    let dependencies: Dependencies
    func show() { _ = dependencies.doubled }
}

// A 'where' clause is no part of a type alias.
protocol TableDependencies: ListDependency where Item: Sequence {}
struct Table<Dependencies: TableDependencies> {
    let dependencies: Dependencies
    func show() { for item in dependencies.list { _ = item } }
}

@MainActor protocol MainDependencies: ClockDependency {}

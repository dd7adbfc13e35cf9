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

// Nor can it be that of an alias of others.
protocol StoreDependency { var store: Int { get } }
typealias StockDependencies = StoreDependency
protocol CellDependencies: StockDependencies, ClockDependency, ListDependency {}
extension CellDependencies { var sum: Int { store + clock } }
struct Cell<Dependencies: CellDependencies> {
    let dependencies: Dependencies
    func show() { _ = dependencies.sum }
}

// A 'where' clause is no part of a type alias.
protocol TableDependencies: ListDependency where Item: Sequence {}
struct Table<Dependencies: TableDependencies> {
    let dependencies: Dependencies
    func show() { for item in dependencies.list { _ = item } }
}

@MainActor protocol MainDependencies: ClockDependency {}

// Types that conform to a part of it already can't conform to the alias as well.
protocol PartDependencies: ClockDependency {}
struct Part<Dependencies: PartDependencies> {
    let dependencies: Dependencies
    func show() { _ = dependencies.clock }
}
struct PartApp: ClockDependency { let clock = 1 }
extension PartApp: PartDependencies {}
class Base: ClockDependency { let clock = 1 }
protocol SubDependencies: ClockDependency {}
final class Sub: Base, SubDependencies {}
struct SubView<Dependencies: SubDependencies> {
    let dependencies: Dependencies
    func show() { _ = dependencies.clock }
}

// More types match an alias in a cast or a call.
protocol CastDependencies: ClockDependency {}
func isCast(_ value: Any) -> Bool { value is any CastDependencies }
protocol CallDependencies: ClockDependency {}
func call(_ value: any ClockDependency) -> Int { 1 }
func call(_ value: any CallDependencies) -> Int { 2 }

// This one becomes an alias: a type conforms to it and to nothing of it besides.
protocol PlainDependencies: ClockDependency {}
struct Plain<Dependencies: PlainDependencies> {
    let dependencies: Dependencies
    func show() { _ = dependencies.clock }
}
struct PlainApp: PlainDependencies, Equatable { let clock = 1 }

// Members that the type itself doesn't use, but others need: no fix removes them.

protocol ClockDependency { var clock: Int { get } }
protocol ListDependency { var list: [Int] { get } }
protocol NameDependency { var name: String { get } }

// The maker reads the list through the alias of the row.
typealias RowDependencies = ClockDependency & ListDependency
struct Row<Dependencies: RowDependencies> {
    let dependencies: Dependencies
    var height: Int { dependencies.clock }
}
typealias TableDependencies = RowDependencies
struct Table<Dependencies: TableDependencies> {
    let dependencies: Dependencies
    var height: Int { dependencies.list.count * Row(dependencies: dependencies).height }
}

// This maker lists what it reads itself, so the cell loses nothing that others need.
typealias CellDependencies = ClockDependency & ListDependency
struct Cell<Dependencies: CellDependencies> {
    let dependencies: Dependencies
    var height: Int { dependencies.clock }
}
typealias GridDependencies = CellDependencies
    & ListDependency
struct Grid<Dependencies: GridDependencies> {
    let dependencies: Dependencies
    var height: Int { dependencies.list.count * Cell(dependencies: dependencies).height }
}

// An extension conforms to a protocol that asks for dependencies, here and in a file without any.
protocol Loggable {
    associatedtype Dependencies: NameDependency
    var dependencies: Dependencies { get }
}
extension Loggable { func log() -> String { dependencies.name } }
typealias PageDependencies = ClockDependency & NameDependency
struct Page<Dependencies: PageDependencies> {
    let dependencies: Dependencies
    var text: String { "\(dependencies.clock)" + log() }
}
extension Page: Loggable {}
typealias SheetDependencies = ClockDependency & NameDependency
struct Sheet<Dependencies: SheetDependencies> {
    let dependencies: Dependencies
    var text: String { "\(dependencies.clock)" + log() }
}

// Members of a child with further constraints.
typealias BadgeDependencies = ClockDependency
struct Badge<Dependencies: BadgeDependencies> {
    let dependencies: Dependencies
    var time: Int { dependencies.clock }
    func text() -> String where Dependencies: NameDependency { dependencies.name }
}
extension Badge where Dependencies: ListDependency { var count: Int { dependencies.list.count } }
typealias BarDependencies = BadgeDependencies & NameDependency & ListDependency
struct Bar<Dependencies: BarDependencies> {
    let dependencies: Dependencies
    var badge: String { Badge(dependencies: dependencies).text() }
    var count: Int { Badge(dependencies: dependencies).count }
}

// A type whose property has another name.
struct Logger<D: NameDependency> {
    let values: D
    func log() -> String { values.name }
}
typealias HomeDependencies = ClockDependency & NameDependency
struct Home<Dependencies: HomeDependencies> {
    let dependencies: Dependencies
    let logger: Logger<Dependencies>
    var text: String { "\(dependencies.clock)" + logger.log() }
}

// Only its file sees a private alias.
private typealias NoteDependencies = ClockDependency
private struct Note<Dependencies: NoteDependencies> {
    let dependencies: Dependencies
    var time: Int { dependencies.clock }
}
typealias BoardDependencies = ClockDependency
struct Board<Dependencies: BoardDependencies> {
    let dependencies: Dependencies
    var time: Int { Note(dependencies: dependencies).time }
}

// An initializer without its arguments keeps their order.
typealias LabelDependencies = NameDependency
struct Label<Dependencies: LabelDependencies> {
    let text: String
    init(number: Int, dependencies: Dependencies) { text = "\(number) \(dependencies.name)" }
}
struct App: LabelDependencies { let name = "app" }
func labels(_ app: App) -> [Label<App>] { zip([1, 2], [app, app]).map(Label<App>.init) }

public protocol OpenDependency { var open: Int { get } }
protocol ClockDependency { var clock: Int { get } }
private protocol HiddenDependency { var hidden: Int { get } }
#if DEBUG
    protocol DebugDependency { var debug: Int { get } }
#endif

// arbor: dependencies
public struct Public<Dependencies: PublicDependencies> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.open + dependencies.clock }
}

// arbor: dependencies
struct Reader<Dependencies: ReaderDependencies> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.hidden + dependencies.debug }
}

typealias ListDependencies<Item> = ClockDependency
struct List<Dependencies: ListDependencies<Int>> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.clock }
}
// arbor: dependencies
struct Holder<Dependencies: HolderDependencies> {
    let dependencies: Dependencies
    func show() -> Int { List(dependencies: dependencies).show() }
}

enum Home {
    typealias CellDependencies = ClockDependency
    struct Cell<Dependencies: CellDependencies> { let dependencies: Dependencies }
}
enum Cart {
    typealias CellDependencies = OpenDependency
    struct Cell<Dependencies: CellDependencies> { let dependencies: Dependencies }
}
// arbor: dependencies
struct Page<Dependencies: PageDependencies> {
    let dependencies: Dependencies
    func show() { _ = Home.Cell(dependencies: dependencies) }
}

// Values under other names aren't followed.
// arbor: dependencies
struct Outline<Dependencies: OutlineDependencies> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.clock }
}
extension Outline {
    enum Step { case first(Dependencies), last }
    func number(_ step: Step) -> Int { if case .first(let value) = step { value.open } else { 0 } }
}

// One of two values is given.
// arbor: dependencies
struct Chooser<Dependencies: ChooserDependencies> {
    let dependencies: Dependencies
    let other: Outline<Dependencies>
    func make(_ isFirst: Bool) -> Outline<Dependencies> {
        Outline(dependencies: isFirst ? other.dependencies : self.dependencies)
    }
}

// A clause of another type that no alias can repeat.
protocol ItemDependency {
    associatedtype Item
    var item: Item { get }
}
typealias ShelfDependencies = ItemDependency
struct Shelf<Dependencies: ShelfDependencies> where Dependencies.Item == [Int] {
    let dependencies: Dependencies
    func show() -> [Int] { dependencies.item }
}
// arbor: dependencies
struct Shop<Needs: ShopDependencies> {
    let dependencies: Needs
    func show() -> [Int] { Shelf(dependencies: dependencies).show() }
}

// A type that takes a value of any type.
typealias LabelDependencies = any ClockDependency
struct Label { let dependencies: LabelDependencies }
// arbor: dependencies
struct Form<Dependencies: FormDependencies> {
    let dependencies: Dependencies
    func show() { _ = Label(dependencies: dependencies) }
}

// A function in place of a property.
protocol ReportDependency { func report() }
// arbor: dependencies
struct Reporter<Dependencies: ReporterDependencies> {
    let dependencies: Dependencies
    func show() { dependencies.report() }
}

protocol ClockDependency { var clock: Int { get } }
protocol StoreDependency { var store: Int { get } }
protocol UnusedDependency { var unused: Int { get } }
extension StoreDependency { var doubled: Int { store * 2 } }
extension StoreDependency where Self: ClockDependency { func sum() -> Int { store + clock } }

// Members of a protocol's extension.
typealias ExtendedDependencies = ClockDependency & StoreDependency
struct Extended<Dependencies: ExtendedDependencies> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.doubled + dependencies.sum() }
}

// Key paths.
typealias PathDependencies = ClockDependency & StoreDependency
struct Path<Dependencies: PathDependencies> {
    let dependencies: Dependencies
    func first(_ others: [Path]) -> Int { others.map(\.dependencies.store)[0] + dependencies.clock }
    func value() -> Int { self[keyPath: \.dependencies.store] }
}

// The extension of a protocol that the type conforms to.
protocol Screen {
    associatedtype Needs
    var dependencies: Needs { get }
}
extension Screen where Needs: StoreDependency {
    func save() -> Int { dependencies.store }
}
typealias PageDependencies = ClockDependency & StoreDependency
struct Page<Dependencies: PageDependencies>: Screen {
    let dependencies: Dependencies
    func show() -> Int { dependencies.clock + save() }
}

// A function and a type that get the whole type.
typealias OwnerDependencies = ClockDependency & StoreDependency
final class Owner<Dependencies: OwnerDependencies> {
    let dependencies: Dependencies
    lazy var coordinator = Coordinator(owner: self)
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func show() -> Int { dependencies.clock }
}
final class Coordinator<Needs: OwnerDependencies> {
    unowned let owner: Owner<Needs>
    init(owner: Owner<Needs>) { self.owner = owner }
    func show() -> Int { owner.dependencies.store }
}

// A type inside the type.
typealias OuterDependencies = ClockDependency & StoreDependency
struct Outer<Dependencies: OuterDependencies> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.clock }
    struct Inner {
        let outer: Outer
        func show() -> Int { outer.dependencies.store }
    }
}

// A value that is stored under another name.
typealias RenamingDependencies = ClockDependency & StoreDependency
struct Renaming<Dependencies: RenamingDependencies> {
    let values: Dependencies
    init(dependencies: Dependencies) { values = dependencies }
    func show() -> Int { values.clock + values.store }
}

// A child that is only held.
typealias ChildDependencies = StoreDependency
struct Child<Dependencies: ChildDependencies> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.store }
}
typealias HolderDependencies = ClockDependency & ChildDependencies
struct Holder<Dependencies: HolderDependencies> {
    let dependencies: Dependencies
    let child: Child<Dependencies>
    func show() -> Int { dependencies.clock }
}

// An associated type.
protocol ListDependency {
    associatedtype Item: Equatable
    var list: [Item] { get }
}
typealias FilterDependencies = ClockDependency & ListDependency
struct Filter<Dependencies: FilterDependencies> {
    let dependencies: Dependencies
    let item: Dependencies.Item
    func show() -> Int { dependencies.clock }
}

// A conformance that no property shows.
protocol SharedDependency: Sendable { var shared: Int { get } }
typealias WorkDependencies = ClockDependency & SharedDependency
struct Work<Dependencies: WorkDependencies>: Sendable {
    let dependencies: Dependencies
    func show() -> Int { dependencies.clock }
}

// A constraint in a 'where' clause.
typealias ClauseDependencies = ClockDependency & UnusedDependency
struct Clause<Needs> where Needs: ClauseDependencies {
    let dependencies: Needs
    func show() -> Int { dependencies.clock }
}

// A value for a preview is no use of the type's own members.
typealias PreviewedDependencies = ClockDependency & UnusedDependency
struct Previewed<Dependencies: PreviewedDependencies> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.clock }
}
struct Values: ClockDependency, UnusedDependency {
    var clock = 1
    var unused = 1
}
extension Previewed where Dependencies == Values {
    static var preview: Previewed { Previewed(dependencies: Values()) }
}

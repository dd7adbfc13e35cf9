protocol ClockDependency { var clock: Int { get } }
protocol StoreDependency<Item> {
    associatedtype Item
    var store: Item { get }
}

// The arguments of a protocol are no part of its name.
typealias HotDependencies = ClockDependency & StoreDependency<Int>
struct Hot<Dependencies: HotDependencies> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.clock + dependencies.store }
}
struct Cold<Dependencies: HotDependencies> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.clock + dependencies.store }
}

// A function takes what it makes a type with.
typealias PageDependencies = ClockDependency
struct Page<Dependencies: PageDependencies> {
    let dependencies: Dependencies
    static func make(dependencies: Dependencies) -> Page { Page(dependencies: dependencies) }
    func show() { _ = dependencies.clock }
}
func makePage(dependencies: some PageDependencies) -> Page<some PageDependencies> {
    Page(dependencies: dependencies)
}
enum Factory {
    static func make<Dependencies: PageDependencies>(dependencies: Dependencies) -> Page<Dependencies> {
        Page(dependencies: dependencies)
    }
}

/// The comments on a type stay on it.
struct Side<Dependencies: PageDependencies> {
    let dependencies: Dependencies
    func show() { _ = dependencies.clock }
}

// Other modules name what a public type takes.
public protocol OpenDependency { var open: Int { get } }
public typealias OpenPageDependencies = OpenDependency
public struct OpenPage<Dependencies: OpenPageDependencies> {
    let dependencies: Dependencies
    public init(dependencies: Dependencies) { self.dependencies = dependencies }
    func show() { _ = dependencies.open }
}
public struct OpenSide<Dependencies: OpenPageDependencies> {
    let dependencies: Dependencies
    public init(dependencies: Dependencies) { self.dependencies = dependencies }
    func show() { _ = dependencies.open }
}

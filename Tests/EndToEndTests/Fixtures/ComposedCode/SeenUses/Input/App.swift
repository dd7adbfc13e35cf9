protocol ClockDependency { var clock: Int { get } }
protocol StoreDependency { var store: Int { get } }
protocol LogDependency { var log: Int { get } }
extension StoreDependency where Self: LogDependency { var doubled: Int { store * log } }

// A member of an extension.
// arbor: dependencies
struct Extended<Dependencies: ExtendedDependencies> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.doubled }
}

// Types with one name in different types.
enum Home {
    typealias CellDependencies = ClockDependency
    struct Cell<Dependencies: CellDependencies> {
        let dependencies: Dependencies
        func show() { _ = dependencies.clock }
    }
    struct Head<Dependencies: HomeHeadDependencies> {
        let dependencies: Dependencies
        func show() { _ = dependencies.clock }
    }
}
enum Cart {
    struct Head<Dependencies: CartHeadDependencies> {
        let dependencies: Dependencies
        func show() { _ = dependencies.store }
    }
}
typealias HomeHeadDependencies = ClockDependency
typealias CartHeadDependencies = StoreDependency
// arbor: dependencies
struct Page<Dependencies: PageDependencies> {
    let dependencies: Dependencies
    func show() { Home.Cell(dependencies: dependencies).show() }
}
// arbor: dependencies
struct Basket<Dependencies: BasketDependencies> {
    let dependencies: Dependencies
    func show() { Cart.Head(dependencies: dependencies).show() }
}

// Initializers without the name of their type, and a list of captures.
// arbor: dependencies
struct Maker<Dependencies: MakerDependencies> {
    let dependencies: Dependencies
    let basket: Basket<Dependencies>
    init(dependencies: Dependencies) {
        self.dependencies = dependencies
        basket = .init(dependencies: dependencies)
    }
    var page: Page<Dependencies> { .init(dependencies: dependencies) }
    func show() -> () -> Int { { [dependencies] in dependencies.log } }
}

// Values of other names, and code elsewhere.
// arbor: dependencies
final class Owner<Dependencies: OwnerDependencies> {
    let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func show() -> Int { dependencies.clock }
    struct Part {
        let owner: Owner
        func show() -> Int { owner.dependencies.store }
    }
}
final class Coordinator<Needs: OwnerDependencies> {
    let owner: Owner<Needs>
    init(owner: Owner<Needs>) { self.owner = owner }
    func show() -> Int { owner.dependencies.log }
}
protocol Screen {
    associatedtype Needs
    var dependencies: Needs { get }
}
extension Screen where Needs: LogDependency {
    func save() -> Int { dependencies.log }
}
// arbor: dependencies
struct Shown<Dependencies: ShownDependencies>: Screen {
    let dependencies: Dependencies
    func show() -> Int { dependencies.clock + save() }
}

// A child that is only held, and a subclass with the initializer of its superclass.
// arbor: dependencies
struct Holder<Dependencies: HolderDependencies> {
    let dependencies: Dependencies
    let page: Page<Dependencies>
}
// arbor: dependencies
class Base<Dependencies: BaseDependencies> {
    let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func show() -> Int { dependencies.clock }
}
// arbor: dependencies
final class Derived<Dependencies: DerivedDependencies>: Base<Dependencies> {
    override func show() -> Int { dependencies.store }
}

// What others ask of the dependencies besides protocols with properties.
// arbor: dependencies
struct Sent<Dependencies: SentDependencies & Sendable> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.clock }
}
// arbor: dependencies
struct Watched<Dependencies: WatchedDependencies> where Dependencies: AnyObject {
    unowned let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func show() -> Int { dependencies.store }
}
func save(dependencies: some ClockDependency & Sendable) {}
struct Box<Dependencies: ClockDependency & Sendable> {}
// arbor: dependencies
struct Sender<Dependencies: SenderDependencies> {
    let dependencies: Dependencies
    func show() -> Int {
        Sent(dependencies: dependencies).show() + Watched(dependencies: dependencies).show()
    }
}
// arbor: dependencies
struct SentSender<Dependencies: SentSenderDependencies & Sendable> {
    let dependencies: Dependencies
    func show() { save(dependencies: dependencies) }
}
// arbor: dependencies
struct TopSender<Dependencies: TopSenderDependencies> {
    let dependencies: Dependencies
    func show() { SentSender(dependencies: dependencies).show() }
}
// arbor: dependencies
struct BoxHolder<Dependencies: BoxHolderDependencies> {
    let dependencies: Dependencies
    let box: Box<Dependencies>
}

// A clause that each of the types repeats.
protocol ItemDependency {
    associatedtype Item
    var item: Item { get }
}
// arbor: dependencies
struct Shelf<Needs: ShelfDependencies> where Needs.Item == Int {
    let dependencies: Needs
    func show() -> Int { dependencies.item }
}
// arbor: dependencies
struct Shop<Dependencies: ShopDependencies>
where Dependencies.Item == Int {
    let dependencies: Dependencies
    func show() -> Int { Shelf(dependencies: dependencies).show() }
}

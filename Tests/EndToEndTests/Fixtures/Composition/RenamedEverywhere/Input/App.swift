protocol ClockDependency { var clock: Int { get } }
protocol StoreDependency { var store: Int { get } }

typealias ProductDependencies = ClockDependency
struct ProductContainer<Dependencies: ProductDependencies> {
    let dependencies: Dependencies
    func show() -> String { "\(dependencies.clock) of \((any ProductDependencies).self)" }
}
extension ProductContainer where Dependencies: ProductDependencies & StoreDependency {
    func save() -> Int { dependencies.store }
}

// The new name has another meaning.
typealias BarDependencies = ClockDependency
struct Foo<Dependencies: BarDependencies> {
    let dependencies: Dependencies
    func show() { _ = dependencies.clock }
}
struct FooDependencies { var other = 1 }

// The old name has another meaning in a type.
typealias ListDependencies = ClockDependency
struct Table<Dependencies: ListDependencies> {
    let dependencies: Dependencies
    func show() { _ = dependencies.clock }
}
enum Other { struct ListDependencies {} }

// Two types have one name.
enum Home {
    struct Cell<Dependencies: HomeCellDependencies> {
        let dependencies: Dependencies
        func show() { _ = dependencies.clock }
    }
    struct Head<Dependencies: FirstHeadDependencies> {
        let dependencies: Dependencies
        func show() { _ = dependencies.clock }
    }
}
enum Cart {
    struct Cell<Dependencies: CartCellDependencies> {
        let dependencies: Dependencies
        func show() { _ = dependencies.store }
    }
    struct Head<Dependencies: SecondHeadDependencies> {
        let dependencies: Dependencies
        func show() { _ = dependencies.store }
    }
}
typealias HomeCellDependencies = ClockDependency
typealias CartCellDependencies = StoreDependency
typealias FirstHeadDependencies = ClockDependency
typealias SecondHeadDependencies = StoreDependency

typealias UserDependencies = StoreDependency
struct User<Dependencies: UserDependencies> {
    let dependencies: Dependencies
    func show() { Cart.Cell(dependencies: dependencies).show() }
}

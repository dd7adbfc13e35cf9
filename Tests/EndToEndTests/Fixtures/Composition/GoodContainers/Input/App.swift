protocol ClockDependency { var clock: Int { get } }
protocol StoreDependency { var store: Int { get } }
typealias AppDependencies = ClockDependency & StoreDependency

// Names that a pattern binds.
final class Pair: AppDependencies { let (clock, store) = (1, 2) }

// The extension of another protocol.
protocol Defaults {}
extension Defaults {
    var clock: Int { 1 }
    var store: Int { 1 }
}
struct Defaulted: AppDependencies, Defaults {}

// A subclass with the initializer of its superclass.
typealias BaseDependencies = ClockDependency
class Base<Dependencies: BaseDependencies> {
    let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func show() -> Int { dependencies.clock }
}
typealias DerivedDependencies = StoreDependency & BaseDependencies
final class Derived<Dependencies: DerivedDependencies>: Base<Dependencies> {
    override func show() -> Int { super.show() + dependencies.store }
}
typealias MakerDependencies = DerivedDependencies
struct Maker<Dependencies: MakerDependencies> {
    let dependencies: Dependencies
    func make() -> Derived<Dependencies> { .init(dependencies: dependencies) }
}

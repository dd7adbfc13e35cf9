// Properties for the code of any actor. It compiles with any default isolation.
final class Store {}
protocol ClockDependency { nonisolated var clock: Int { get } }
protocol StoreDependency { var store: Store { get set } }
protocol CountDependency: AnyObject { nonisolated var count: Int { get set } }
protocol RouteDependency { @MainActor var route: Store { get } }

// arbor: container
// arbor: test container
typealias AppDependencies = ClockDependency & StoreDependency & RouteDependency

// arbor: container
// arbor: test container
typealias ClassDependencies = CountDependency & StoreDependency

typealias PageDependencies = ClockDependency & StoreDependency & RouteDependency
// arbor: spliced
typealias PageExternalDependencies = ClockDependency & RouteDependency

typealias RowDependencies = ClockDependency & StoreDependency
// arbor: spliced
typealias RowExternalDependencies = StoreDependency

nonisolated func show(_ app: some ClockDependency) -> Int { app.clock }

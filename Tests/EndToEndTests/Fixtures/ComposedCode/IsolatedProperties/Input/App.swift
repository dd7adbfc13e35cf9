// Properties of an actor may have values that can't be sent to it, so only its code makes the types.
final class Store {}
protocol ClockDependency { var clock: Int { get } }
protocol StoreDependency { @MainActor var store: Store { get } }

// arbor: container
// arbor: test container
typealias AppDependencies = StoreDependency & ClockDependency

// arbor: spliced
typealias PageExternalDependencies = ClockDependency
typealias PageDependencies = StoreDependency & ClockDependency

// One actor may be written by several names.
typealias Main = MainActor
@Main protocol FirstDependency { var first: Int { get set } }
@MainActor protocol SecondDependency { var second: Int { get set } }
// arbor: container
// arbor: test container
typealias IsolatedDependencies = FirstDependency & SecondDependency
protocol LogDependency { @Main var log: Store { get } }
// arbor: container
typealias MixedDependencies = StoreDependency & LogDependency

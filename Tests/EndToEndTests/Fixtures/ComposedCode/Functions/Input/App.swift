public typealias Handler = @Sendable (Int) -> Void
public struct Failure: Error {}
public protocol HandlerDependency { var handler: Handler { get } }
public protocol SendDependency { var send: @Sendable (Int) -> Void { get } }
public protocol MainDependency { var main: @MainActor (Int) throws(Failure) -> Void { get } }
public protocol ListDependency { var list: [Handler] { get } }

// arbor: container
public typealias AppDependencies = HandlerDependency & SendDependency & MainDependency & ListDependency

typealias FooDependencies = AppDependencies & TypedDependency
// arbor: spliced
typealias FooExternalDependencies = TypedDependency
protocol TypedDependency { var typed: Int { get throws(Failure) } }

protocol CountDependency { @MainActor var count: Int { get } }
typealias BarDependencies = CountDependency & SendDependency
// arbor: spliced
typealias BarExternalDependencies = CountDependency

typealias Callback =
    @MainActor (Int) async
    -> Void
typealias Renamed = Callback
protocol RenamedDependency { var renamed: Renamed { get } }
typealias RenamedDependencies = RenamedDependency & SendDependency
// arbor: spliced
typealias RenamedExternalDependencies = SendDependency

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

// What a 'Sendable' type may store.
protocol Service {}
protocol Sent: Sendable {}
@MainActor protocol Router: AnyObject, Sendable {}
typealias Sending = @Sendable () -> Void
typealias Service2 = Service & Sent
protocol StoredDependency: Sendable {
    var handlers: [Handler] { get }
    var sending: Sending? { get }
    var renamed: Renamed { get }
    var service: any Service & Sent { get }
    var second: any Service2 { get }
    var sendable: (any Service & Sendable)? { get }
    var router: any Router { get }
    @MainActor var isolated: any Router { get }
}
// arbor: container
typealias StoredDependencies = StoredDependency
protocol DrawnDependency: AnyObject, Sendable { @MainActor var drawn: any Service { get set } }
// arbor: container
typealias DrawnDependencies = DrawnDependency

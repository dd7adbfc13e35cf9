import Arbor

public struct Failure: Error {}

@Instantiable(generateDouble: true)
public protocol Named {
    var name: String { get }
    mutating func reset()
}

/// Every form of requirement.
@Instantiable(generateDouble: true)
public protocol Store: Named, AnyObject {
    var isOpen: Bool { get set }
    var slow: Int { get async throws }
    static var limit: Int { get }
    init(path: String)
    func load(id: Int) -> [Int]
    func load(name: String) throws -> String
    func load(_ id: Int, _ name: String) async throws(Failure) -> Int
    static func make() -> Int
    func map<Value>(_ transform: (Value) throws -> Int) rethrows -> Int
    func each(_ body: @escaping (inout Int) -> Void, x: inout Int, ys: Int..., z: @autoclosure () -> Bool)
    @MainActor func onMain() -> Int?
    func `default`(in scope: Int)
    func copy() -> Self
    @discardableResult func go(_: Int) -> String?
    func show(_ value: some CustomStringConvertible)
    func nothing() -> Void
}

@Instantiable(fulfillingAdditionalTypes: [Store.self])
public final class DiskStore: Store, Instantiable {
    public init() { path = "disk" }
    public init(path: String) { self.path = path }

    let path: String
    public let name = "disk"
    public var isOpen = true
    public var slow: Int { get async throws { 1 } }
    public static var limit: Int { 1 }
    public func load(id: Int) -> [Int] { [id] }
    public func load(name: String) throws -> String { name }
    public func load(_ id: Int, _ name: String) async throws(Failure) -> Int { id }
    public func reset() {}
    public static func make() -> Int { 1 }
    public func map<Value>(_ transform: (Value) throws -> Int) rethrows -> Int { 1 }
    public func each(
        _ body: @escaping (inout Int) -> Void, x: inout Int, ys: Int..., z: @autoclosure () -> Bool
    ) {}
    @MainActor public func onMain() -> Int? { 1 }
    public func `default`(in scope: Int) {}
    public func copy() -> Self { self }
    public func go(_: Int) -> String? { "disk" }
    public func show(_ value: some CustomStringConvertible) {}
    public func nothing() {}
}

/// Any thread may use it.
@Instantiable(generateDouble: true)
public protocol Clock: Sendable {
    var hour: Int { get }
}

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
public struct SystemClock: Clock, Instantiable {
    public init() {}
    public let hour = 7
}

@Instantiable(generateDouble: true)
@MainActor public protocol Screen {
    var title: String { get }
    nonisolated var id: Int { get }
}

@Instantiable(generateDouble: true)
public protocol Worker: Actor {
    var count: Int { get }
    func work(_ amount: Int) -> Int
}

@Instantiable(fulfillingAdditionalTypes: [Worker.self])
public actor Miner: Worker, Instantiable {
    public init() {}
    public let count = 1
    public func work(_ amount: Int) -> Int { amount }
}

@Instantiable(isRoot: true, generateTest: true)
public final class App: Instantiable {
    public init(store: any Store, clock: Clock, worker: any Worker) {
        self.store = store
        self.clock = clock
        self.worker = worker
    }

    @Instantiated let store: any Store
    @Instantiated let clock: Clock
    @Instantiated let worker: any Worker
}

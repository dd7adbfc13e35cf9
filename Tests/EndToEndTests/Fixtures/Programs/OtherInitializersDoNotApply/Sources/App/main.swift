import Arbor

public protocol Source {}
public struct Clock: Sendable {
    public static let system = Clock()
    public init() {}
}
@Instantiable public final class Log: Instantiable { public init() {} }

/// The other initializers take no Log: one takes a protocol that Log doesn't conform to, one is of another type.
@Instantiable public final class View: Instantiable {
    public init(log: Log, clock: Clock = .system) { self.log = log }
    public init(log: any Source) { fatalError("another initializer") }
    @Received let log: Log
}
@Instantiable public final class Box<T>: Instantiable {
    public init(log: Log, clock: Clock = .system) { self.log = log }
    @Received let log: Log
}
extension Box where T == String {
    public convenience init(log: Log) { fatalError("another initializer") }
}
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(log: Log, view: View, box: Box<Int>) { (self.log, self.view, self.box) = (log, view, box) }
    @Instantiated let log: Log
    @Instantiated let view: View
    @Instantiated let box: Box<Int>
}
let root = Root()
print(root.view.log === root.box.log)

import Arbor
public protocol Logging {}
@Instantiable public struct Logger: Logging, Instantiable { public init() {} }
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(log: Logger) { self.log = log }
    @Instantiated let log: Logger
    static var Logger: App.Logger { App.Logger() }
    var Item: Int { 3 }
}
print(type(of: Root().log))

import Arbor

public protocol Logging { var n: String { get } }
@Instantiable(fulfillingAdditionalTypes: [Logging.self]) public final class Logger: Logging, Instantiable {
    public init() {}
    public var n: String { "top" }
}
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(logger: any Logging) { self.logger = logger }
    @Instantiated let logger: any Logging
}
print(Root().logger.n)

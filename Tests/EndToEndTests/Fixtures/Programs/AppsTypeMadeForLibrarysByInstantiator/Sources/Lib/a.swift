import Arbor

public protocol Logging { var n: String { get } }
@Instantiable public final class Logger: Logging, Instantiable {
    public init() {}
    public var n: String { "Lib.Logger" }
}
@Instantiable public final class Svc: Instantiable {
    public init(logger: ErasedInstantiator<(), any Logging>) { self.logger = logger }
    @Instantiated(fulfilledByType: "Logger") public let logger: ErasedInstantiator<(), any Logging>
}

import Arbor
import Core

@Instantiable public final class Logger: Logging, Instantiable {
    public init() {}
    public var n: String { "Lib.Logger" }
}
@Instantiable public final class Svc: Instantiable {
    public init(logger: any Logging) { self.logger = logger }
    @Instantiated(fulfilledByType: "Logger") public let logger: any Logging
}

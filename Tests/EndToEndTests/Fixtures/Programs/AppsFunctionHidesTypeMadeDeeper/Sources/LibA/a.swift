import Arbor
import Core
@Instantiable(fulfillingAdditionalTypes: [Logging.self]) public struct Logger: Logging, Instantiable { public init() {} }
@Instantiable public struct Page: Instantiable {
    public init(log: any Logging) { self.log = log }
    @Instantiated public let log: any Logging
}

import Arbor
public protocol Logging {}
@Instantiable(fulfillingAdditionalTypes: [Logging.self]) public struct Logger: Logging, Instantiable { public init() {} }

import Arbor

@Instantiable public final class Logger: Instantiable { public init() {} }

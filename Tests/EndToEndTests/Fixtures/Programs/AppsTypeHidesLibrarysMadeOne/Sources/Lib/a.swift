import Arbor

@Instantiable public final class Logger: Instantiable {
    public init() {}
    public var n: String { "lib" }
}
@Instantiable public final class LibThing: Instantiable {
    public init(logger: Logger) { self.logger = logger }
    @Instantiated public let logger: Logger
}

import Arbor

protocol Logging: Sendable {}

@Instantiable(fulfillingAdditionalTypes: [Logging.self])
struct OSLogger: Logging, Instantiable { init() {} }

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let logger: any Logger
    init(logger: any Logger) { self.logger = logger }
}

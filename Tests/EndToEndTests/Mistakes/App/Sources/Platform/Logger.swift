import Arbor

public protocol Logger: Sendable {
    func log(_ message: @autoclosure () -> String)
}

#if DEBUG
    /// Prints every message while the shop is developed.
    @Instantiable(fulfillingAdditionalTypes: [Logger.self])
    public struct VerboseLogger: Logger, Instantiable {
        @Received private let console: any Console

        public init(console: any Console) {
            self.console = console
        }

        public func log(_ message: @autoclosure () -> String) {
            console.write("[debug] " + message())
        }
    }
#else
    /// Customers see no log.
    @Instantiable(fulfillingAdditionalTypes: [Logger.self])
    public struct SilentLogger: Logger, Instantiable {
        public init() {}

        public func log(_ message: @autoclosure () -> String) {}
    }
#endif

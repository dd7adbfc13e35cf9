import Arbor

/// Shows events on the terminal instead of sending them anywhere.
@Instantiable(fulfillingAdditionalTypes: [Analytics.self])
public struct ConsoleAnalytics: Analytics, Instantiable {
    @Received private let console: any Console
    @Received private let logger: any Logger

    public init(console: any Console, logger: any Logger) {
        self.console = console
        self.logger = logger
    }

    public func track(_ event: String) {
        logger.log("tracking \(event)")
        console.write("  * \(event)")
    }
}

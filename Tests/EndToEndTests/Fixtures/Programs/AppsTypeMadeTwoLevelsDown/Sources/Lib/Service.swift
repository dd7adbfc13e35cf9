import Arbor
import Core

@Instantiable
public final class Service: Instantiable {
    public init(logger: any Logging, loggers: Instantiator<Logger>) {
        self.logger = logger
        self.loggers = loggers
    }
    @Instantiated public let logger: any Logging
    @Instantiated public let loggers: Instantiator<Logger>
}

import Arbor
import Core

@Instantiable(fulfillingAdditionalTypes: [Logging.self])
public final class Logger: Logging, Instantiable {
    public init() {}
    public var name: String { "Lib.Logger" }
}

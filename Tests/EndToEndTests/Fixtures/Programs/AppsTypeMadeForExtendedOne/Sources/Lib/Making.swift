import Arbor
import Core

@Instantiable(fulfillingAdditionalTypes: [Logging.self])
extension Logger: Instantiable {
    public static func instantiate() -> Logger { Logger(name: "Lib.Logger") }
}

import Arbor
import Core

@Instantiable
public final class Logger: Logging, Instantiable {
    public init() {}
    public var name: String { "App.Logger" }
}

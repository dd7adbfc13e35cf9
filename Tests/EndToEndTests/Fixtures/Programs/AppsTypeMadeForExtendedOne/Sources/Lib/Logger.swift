import Core

public final class Logger: Logging {
    public let name: String
    public init(name: String) { self.name = name }
}

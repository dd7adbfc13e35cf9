/// Writes messages for developers.
public protocol Logging: Sendable {
    func log(_ message: String)
}

public protocol LoggingDependency {
    var logger: any Logging { get }
}

public struct ConsoleLogger: Logging {
    public init() {}

    public func log(_ message: String) { print("  log: \(message)") }
}

import Core

public struct Logger: Logging {
    public init() {}
    public var name: String { "Other.Logger" }
}

public struct User: Sendable {
    public init() {}
    public let n = "B"
}

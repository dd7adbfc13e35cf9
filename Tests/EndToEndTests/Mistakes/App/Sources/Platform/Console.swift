public protocol Console: Sendable {
    func write(_ line: String)
}

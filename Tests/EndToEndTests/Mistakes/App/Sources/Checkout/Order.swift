import Platform

public struct Order: Sendable {
    public let number: Int
    public let total: Money

    public init(number: Int, total: Money) {
        self.number = number
        self.total = total
    }
}

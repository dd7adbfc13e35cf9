/// An amount in cents, so that sums are exact.
public struct Money: Comparable, Sendable {
    public let cents: Int

    public init(cents: Int) {
        self.cents = cents
    }

    public static let zero = Money(cents: 0)

    public static func < (left: Money, right: Money) -> Bool {
        left.cents < right.cents
    }

    public static func + (left: Money, right: Money) -> Money {
        Money(cents: left.cents + right.cents)
    }

    public static func - (left: Money, right: Money) -> Money {
        Money(cents: left.cents - right.cents)
    }

    public func percent(_ rate: Int) -> Money {
        Money(cents: cents * rate / 100)
    }
}

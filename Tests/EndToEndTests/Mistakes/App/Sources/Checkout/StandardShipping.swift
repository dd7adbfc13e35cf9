import Arbor
import Platform

/// By post; free for large orders.
@Instantiable
public struct StandardShipping: Shipping, Instantiable {
    public init() {}

    public func cost(of amount: Money) -> Money {
        amount > Money(cents: 10_000) ? .zero : Money(cents: 495)
    }
}

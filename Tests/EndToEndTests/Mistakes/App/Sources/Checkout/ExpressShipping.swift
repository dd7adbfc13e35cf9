import Arbor
import Platform

/// By courier; dearer far away.
@Instantiable
public struct ExpressShipping: Shipping, Instantiable {
    @Received private let customer: Customer

    public init(customer: Customer) {
        self.customer = customer
    }

    public func cost(of amount: Money) -> Money {
        Money(cents: customer.country == "NL" ? 890 : 1_990)
    }
}

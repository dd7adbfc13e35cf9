import Arbor
import Platform

/// The tax of the customer's country.
@Instantiable
public struct TaxCalculator: Instantiable {
    @Received private let customer: Customer

    public init(customer: Customer) {
        self.customer = customer
    }

    func tax(on amount: Money) -> Money {
        amount.percent(customer.country == "UK" ? 20 : 21)
    }
}

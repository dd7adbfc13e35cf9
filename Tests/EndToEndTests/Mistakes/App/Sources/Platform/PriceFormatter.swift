import Arbor

/// Prices in the currency of the customer's country.
@Instantiable
public struct PriceFormatter: Instantiable, Sendable {
    @Received private let customer: Customer

    public init(customer: Customer) {
        self.customer = customer
    }

    public func text(_ money: Money) -> String {
        let cents = money.cents % 100
        let sign = customer.country == "UK" ? "GBP" : "EUR"
        return "\(sign) \(money.cents / 100).\(cents < 10 ? "0" : "")\(cents)"
    }
}

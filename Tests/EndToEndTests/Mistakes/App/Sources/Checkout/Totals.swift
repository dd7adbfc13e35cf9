import Arbor
import Platform

/// What an order costs, with everything that is added and taken off.
@Instantiable
public struct Totals: Instantiable {
    @Received private let basket: Basket
    @Instantiated private let taxCalculator: TaxCalculator
    @Instantiated private let voucherValidator: VoucherValidator
    @Instantiated(fulfilledByType: "StandardShipping") private let shipping: any Shipping
    @Instantiated(fulfilledByType: "ExpressShipping") private let express: any Shipping

    public init(
        basket: Basket,
        taxCalculator: TaxCalculator,
        voucherValidator: VoucherValidator,
        shipping: any Shipping,
        express: any Shipping
    ) {
        self.basket = basket
        self.taxCalculator = taxCalculator
        self.voucherValidator = voucherValidator
        self.shipping = shipping
        self.express = express
    }

    func total() -> Money {
        let reduced = basket.subtotal - voucherValidator.reduction(of: basket.subtotal)
        let delivery = min(shipping.cost(of: reduced), express.cost(of: reduced))
        return reduced + taxCalculator.tax(on: reduced) + delivery
    }
}

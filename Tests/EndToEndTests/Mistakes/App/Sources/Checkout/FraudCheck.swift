import Arbor
import Platform

/// Stops orders that are too good to be true.
@Instantiable
public struct FraudCheck: Instantiable {
    @Received private let customer: Customer
    @Received private let analytics: any Analytics
    @Instantiated private let riskRules: RiskRules

    public init(customer: Customer, analytics: any Analytics, riskRules: RiskRules) {
        self.customer = customer
        self.analytics = analytics
        self.riskRules = riskRules
    }

    func allows(_ order: Order) -> Bool {
        analytics.track("fraud check for \(customer.name)")
        return order.total < riskRules.limit
    }
}

import Arbor
import Platform

/// Charges the customer's card.
@Instantiable(fulfillingAdditionalTypes: [PaymentService.self])
public struct CardPaymentService: PaymentService, Instantiable {
    @Received private let httpClient: any HTTPClient
    @Instantiated private let fraudCheck: FraudCheck

    public init(httpClient: any HTTPClient, fraudCheck: FraudCheck) {
        self.httpClient = httpClient
        self.fraudCheck = fraudCheck
    }

    public func pay(_ order: Order) -> Bool {
        guard fraudCheck.allows(order) else { return false }
        return httpClient.post("/payments", body: "\(order.number):\(order.total.cents)")
    }
}

import Arbor
import Platform

/// Rates a product for a customer.
@Instantiable
public struct RankingModel: Instantiable {
    @Received private let timeSource: any TimeSource

    public init(timeSource: any TimeSource) {
        self.timeSource = timeSource
    }

    func score(_ product: Product, for customer: Customer) -> Int {
        let season = Int(timeSource.now.timeIntervalSince1970) % 7
        let home = customer.country == "NL" ? 10 : 0
        return home + season + (product.sku.hasPrefix("T") ? 50 : 0) - product.price.cents / 1000
    }
}

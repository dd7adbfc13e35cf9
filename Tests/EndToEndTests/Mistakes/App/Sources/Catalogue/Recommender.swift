import Arbor
import Platform

/// Chooses what a customer may like.
@Instantiable
public struct Recommender: Instantiable {
    @Received private let productRepository: any ProductRepository
    @Received private let customer: Customer
    @Instantiated private let rankingModel: RankingModel

    public init(
        productRepository: any ProductRepository,
        customer: Customer,
        rankingModel: RankingModel
    ) {
        self.productRepository = productRepository
        self.customer = customer
        self.rankingModel = rankingModel
    }

    func recommendedSKUs() -> [SKU] {
        let ranked = productRepository.all().sorted { left, right in
            rankingModel.score(left, for: customer) > rankingModel.score(right, for: customer)
        }
        return ranked.prefix(2).map(\.sku)
    }
}

import Arbor
import Platform

/// Shows one product with its stock and reviews.
@MainActor
@Instantiable
public struct ProductScreen: Screen, Instantiable {
    @Forwarded private let sku: SKU
    @Received private let console: any Console
    @Received private let productRepository: any ProductRepository
    @Received private let featureFlags: FeatureFlags
    @Received(onlyIfAvailable: true) private let wishlist: Wishlist?
    @Instantiated private let stockLevels: StockLevels
    @Instantiated private let reviewService: (any ReviewService)?

    public init(
        sku: SKU,
        console: any Console,
        productRepository: any ProductRepository,
        featureFlags: FeatureFlags,
        wishlist: Wishlist?,
        stockLevels: StockLevels,
        reviewService: (any ReviewService)?
    ) {
        self.sku = sku
        self.console = console
        self.productRepository = productRepository
        self.featureFlags = featureFlags
        self.wishlist = wishlist
        self.stockLevels = stockLevels
        self.reviewService = reviewService
    }

    public func show() {
        guard let product = productRepository.product(sku) else { return }
        console.write("\(product.name): \(stockLevels.available()) in stock")
        if featureFlags.showsReviews, let review = reviewService?.review() {
            console.write("  \"\(review)\"")
        }
        console.write("  wished for: \(wishlist?.contains(sku) == true ? "yes" : "no")")
    }
}

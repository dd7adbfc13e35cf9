import Arbor
import Platform

/// Lists what matches a search, and opens the product that was chosen.
@MainActor
@Instantiable
public struct CatalogueScreen: Screen, Instantiable {
    @Received private let console: any Console
    @Received private let priceFormatter: PriceFormatter
    @Instantiated private let searchEngine: SearchEngine
    @Instantiated private let recommender: Recommender
    @Instantiated private let productScreenBuilder: Instantiator<ProductScreen>

    public init(
        console: any Console,
        priceFormatter: PriceFormatter,
        searchEngine: SearchEngine,
        recommender: Recommender,
        productScreenBuilder: Instantiator<ProductScreen>
    ) {
        self.console = console
        self.priceFormatter = priceFormatter
        self.searchEngine = searchEngine
        self.recommender = recommender
        self.productScreenBuilder = productScreenBuilder
    }

    public func show() {
        console.write("Catalogue")
        for product in searchEngine.products(matching: "e") {
            console.write("  \(product.name) \(priceFormatter.text(product.price))")
        }
        for sku in recommender.recommendedSKUs() {
            productScreenBuilder.instantiate(sku).show()
        }
    }
}

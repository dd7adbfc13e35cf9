import Arbor
import Platform

/// Finds products by a part of their names.
@Instantiable
public struct SearchEngine: Instantiable {
    @Received private let productRepository: any ProductRepository
    @Received private let analytics: any Analytics

    public init(productRepository: any ProductRepository, analytics: any Analytics) {
        self.productRepository = productRepository
        self.analytics = analytics
    }

    func products(matching text: String) -> [Product] {
        analytics.track("search \(text)")
        return productRepository.all().filter { $0.name.contains(text) }
    }
}

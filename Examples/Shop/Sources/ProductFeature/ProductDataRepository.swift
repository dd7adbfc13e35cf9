import Services

public typealias ProductDataRepositoryDependencies = NetworkingDependency

/// The data of one product. It lives as long as the view that shows the product.
final class ProductDataRepository<Dependencies: ProductDataRepositoryDependencies>: ProductData {
    private let dependencies: Dependencies
    private let sku: String

    init(dependencies: Dependencies, sku: String) {
        self.dependencies = dependencies
        self.sku = sku
    }

    var productName: String { dependencies.network.text(at: "products/\(sku)") }
}

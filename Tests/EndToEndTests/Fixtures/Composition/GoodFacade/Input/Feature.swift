public typealias ProductFeatureDependencies = ProductDetailViewExternalDependencies

public struct ProductFeature<Dependencies: ProductFeatureDependencies> {
    let dependencies: Dependencies

    public init(dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    public func showProductDetailView(for sku: String) {
        ProductDetailView(
            dependencies: SplicedProductDetailViewDependencies(
                externalDependencies: dependencies,
                productDataRepository: ProductDataRepository()
            )
        ).show()
    }
}

import Services

public typealias ProductFeatureDependencies = ProductDetailViewExternalDependencies
    & ProductDataRepositoryDependencies
    & HotDealsViewDependencies

/// The entry point of the module. All else in it is internal.
public struct ProductFeature<Dependencies: ProductFeatureDependencies> {
    private let dependencies: Dependencies

    public init(dependencies: Dependencies) { self.dependencies = dependencies }

    public func productDetailView(for sku: String) -> some View {
        ProductDetailView(
            dependencies: SplicedProductDetailViewDependencies(
                externalDependencies: dependencies,
                productData: ProductDataRepository(dependencies: dependencies, sku: sku)))
    }

    public var hotDealsView: some View { HotDealsView(dependencies: dependencies) }
}

typealias ProductDetailViewDependencies = TrackingDependency

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies
    let sku: String

    init(sku: String, dependencies: Dependencies) {
        self.dependencies = dependencies
        self.sku = sku
    }

    func show() { dependencies.tracker.track(sku) }
}

typealias ProductListDependencies = ProductDetailViewDependencies // Required by ProductDetailView

struct ProductList<Dependencies: ProductListDependencies> {
    let dependencies: Dependencies
    func show() { ProductDetailView(sku: "ABC", dependencies: dependencies).show() }
}

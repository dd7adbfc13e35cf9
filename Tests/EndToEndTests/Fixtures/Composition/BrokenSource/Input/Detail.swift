typealias ProductDetailViewDependencies = TrackingDependency
    & ProductImageViewDependencies // Required by ProductImageView

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies

    func show() {
        ProductImageView(dependencies: dependencies).show() // Borrows ProductDetailViewDependencies
        dependencies.tracker.trackAddToCart()
    }
}

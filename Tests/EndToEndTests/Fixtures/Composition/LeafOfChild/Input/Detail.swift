typealias ProductDetailViewDependencies = TrackingDependency // Used by this file
    & LoggingDependency

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies
    func show() {
        ProductImageView(dependencies: dependencies).show()
        dependencies.tracker.track("appeared")
    }
}

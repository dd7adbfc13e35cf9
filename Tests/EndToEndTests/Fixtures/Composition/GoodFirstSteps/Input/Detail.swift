typealias ThunkDependencies = LoggingDependency
    & TrackingDependency

func thunk(dependencies: ThunkDependencies) {
    dependencies.logger.log("Thunk was called!")
    dependencies.tracker.track("thunk")
}

typealias ProductDetailViewDependencies = TrackingDependency

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies

    var body: String {
        dependencies.tracker.trackAddToCart()
        return "Product Detail Page"
    }
}

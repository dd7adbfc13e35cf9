typealias AllProductDependencies = TrackingDependency & LoggingDependency

struct ProductDetailView<Dependencies: AllProductDependencies>: View {
    let dependencies: Dependencies
    func show() { dependencies.tracker.track("detail") }
}

struct ProductListView<Dependencies: AllProductDependencies>: View {
    let dependencies: Dependencies
    func show() { dependencies.logger.log("list") }
}

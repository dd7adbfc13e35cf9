typealias ProductImageViewDependencies = LoggingDependency & TrackingDependency

struct ProductImageView<Dependencies: ProductImageViewDependencies>: View {
    let dependencies: Dependencies
    func show() { dependencies.logger.log("image")
}

typealias ProductImageViewDependencies = LoggingDependency

struct ProductImageView<Dependencies: ProductImageViewDependencies>: View {
    let dependencies: Dependencies
    func show() { dependencies.logger.log("image") }
}

import Services

// arbor: test container
typealias ProductImageViewDependencies = LoggingDependency
    & ProductDataDependency

struct ProductImageView<Dependencies: ProductImageViewDependencies>: View {
    let dependencies: Dependencies

    var lines: [String] {
        dependencies.logger.log("image loaded")
        return ["[picture of \(dependencies.productData.productName)]"]
    }
}

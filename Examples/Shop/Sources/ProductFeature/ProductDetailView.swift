import Services

typealias ProductDetailViewDependencies = TrackingDependency
    & ProductDataDependency
    & ProductImageViewDependencies  // Required by ProductImageView

// arbor: spliced
public typealias ProductDetailViewExternalDependencies = TrackingDependency
    & LoggingDependency

struct ProductDetailView<ExternalDependencies: ProductDetailViewExternalDependencies>: View {
    let dependencies: SplicedProductDetailViewDependencies<ExternalDependencies>

    var lines: [String] {
        dependencies.tracker.track("detail of \(dependencies.productData.productName)")
        return [dependencies.productData.productName] + ProductImageView(dependencies: dependencies).lines
    }
}

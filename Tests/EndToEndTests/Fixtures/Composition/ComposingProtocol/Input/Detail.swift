typealias ProductImageViewDependencies = LoggingDependency

protocol ProductDetailViewDependencies: TrackingDependency & ProductImageViewDependencies {
    // ...
}

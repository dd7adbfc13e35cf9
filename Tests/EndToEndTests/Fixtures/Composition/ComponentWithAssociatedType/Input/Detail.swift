typealias ProductComponentDependencies = LoggingDependency

protocol ProductComponent {
    associatedtype Dependencies: ProductComponentDependencies
    var dependencies: Dependencies { get }
}

extension ProductComponent {
    func log(message: String) {
        dependencies.logger.log("ProductComponent: " + message)
    }
}

typealias ProductDetailViewDependencies = TrackingDependency
    & ProductComponentDependencies // Required by ProductComponent

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View, ProductComponent {
    let dependencies: Dependencies

    func show() {
        dependencies.tracker.trackAddToCart()
        log(message: "appeared!")
    }
}

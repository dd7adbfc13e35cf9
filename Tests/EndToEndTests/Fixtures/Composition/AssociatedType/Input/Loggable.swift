typealias ContextLoggableViewDependencies = LoggingDependency

/// Provides context-logging behavior to the implementing type.
protocol ContextLoggableView: View {
    associatedtype Dependencies: ContextLoggableViewDependencies
    var dependencies: Dependencies { get }
    var context: String { get }
}

extension ContextLoggableView {
    func log(_ message: String) {
        dependencies.logger.log("\(context): \(message)")
    }
}

typealias ProductDetailViewDependencies = ContextLoggableViewDependencies

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: ContextLoggableView {
    let dependencies: Dependencies
    let context: String = "com.foo.product-detail-view"
    func show() { log("View loaded!") }
}

protocol ContextLogging { func log(_ message: String) }

typealias ContextLoggerDependencies = LoggingDependency

/// Provides context-logging behavior to any caller.
struct ContextLogger<Dependencies: ContextLoggerDependencies>: ContextLogging {
    let dependencies: Dependencies
    let context: String

    func log(_ message: String) {
        dependencies.logger.log("\(context): \(message)")
    }
}

typealias ProductDetailViewDependencies = ContextLoggerDependencies

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies
    var logger: ContextLogger<Dependencies> {
        ContextLogger(dependencies: dependencies, context: "com.foo.product-detail-view")
    }

    func show() { logger.log("View loaded!") }
}

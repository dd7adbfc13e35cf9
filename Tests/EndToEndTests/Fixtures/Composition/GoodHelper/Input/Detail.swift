typealias View_autoExpandDependencies = TrackingDependency

extension View {
    func autoExpand<Dependencies: View_autoExpandDependencies>(dependencies: Dependencies) -> Self {
        dependencies.tracker.track("expand")
        return self
    }
}

struct Stack: View {}

typealias ProductDetailViewDependencies = TrackingDependency
    & View_autoExpandDependencies // Required by `.autoExpand(...)`

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies

    func show() {
        dependencies.tracker.trackAddToCart()
        _ = Stack()
            .autoExpand(dependencies: dependencies) // Borrows ProductDetailViewDependencies
    }
}

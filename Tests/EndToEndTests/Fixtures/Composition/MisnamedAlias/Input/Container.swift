typealias ProductDependencies = TrackingDependency

struct ProductContainerView<Dependencies: ProductDependencies>: View {
    let dependencies: Dependencies
    func show() { dependencies.tracker.track("products") }
}

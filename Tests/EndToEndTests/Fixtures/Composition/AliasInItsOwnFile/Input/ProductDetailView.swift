struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies
    func show() { dependencies.tracker.track("detail") }
}

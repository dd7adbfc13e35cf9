typealias ProductDetailViewDependencies = TrackingDependency

struct ProductDetailView: View {
    let dependencies: ProductDetailViewDependencies
    func show() { dependencies.tracker.track("detail") }
}

typealias ProductListDependencies = TrackingDependency

struct ProductList<Item> {
    private let dependencies: any ProductListDependencies
    let items: [Item]

    init(dependencies: any ProductListDependencies, items: [Item]) {
        self.dependencies = dependencies
        self.items = items
    }

    func show() { dependencies.tracker.track("list") }
}

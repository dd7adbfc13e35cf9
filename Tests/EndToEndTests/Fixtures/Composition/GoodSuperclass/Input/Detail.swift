typealias ProductDetailViewControllerDependencies = TrackingDependency
    & ShopBaseViewControllerDependencies // Required by ShopBaseViewController

class ProductDetailViewController<Dependencies: ProductDetailViewControllerDependencies>: ShopBaseViewController {
    let dependencies: Dependencies

    init(dependencies: Dependencies) {
        self.dependencies = dependencies
        super.init(dependencies: dependencies) // Borrows ProductDetailViewControllerDependencies
    }

    func show() { dependencies.tracker.track("detail") }
}

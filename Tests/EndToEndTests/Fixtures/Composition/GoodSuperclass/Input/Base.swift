typealias ShopBaseViewControllerDependencies = LoggingDependency

class ShopBaseViewController {
    init<Dependencies: ShopBaseViewControllerDependencies>(dependencies: Dependencies) {
        dependencies.logger.log("base")
    }
}

typealias ShopDependencies = ProductDependencies

struct Shop<Dependencies: ShopDependencies> {
    let dependencies: Dependencies
    func open() { ProductContainerView(dependencies: dependencies).show() }
}

import ProductFeature
import Services

// arbor: container
typealias AppViewDependencies = ProductFeatureDependencies

struct AppView<Dependencies: AppViewDependencies>: View {
    let dependencies: Dependencies

    var lines: [String] {
        let products = ProductFeature(dependencies: dependencies)
        return products.hotDealsView.lines + products.productDetailView(for: "ABC").lines
    }
}

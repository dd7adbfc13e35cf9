struct ProductDataRepository { let productName = "tea" }
protocol ProductDataRepositoryDependency { var productDataRepository: ProductDataRepository { get } }

typealias ProductDetailViewDependencies = TrackingDependency
    & ProductDataRepositoryDependency

typealias ProductDetailViewExternalDependencies = TrackingDependency

struct SplicedProductDetailViewDependencies<ExternalDependencies: ProductDetailViewExternalDependencies>:
    ProductDetailViewDependencies
{
    private let externalDependencies: ExternalDependencies // Obtained from outside callers
    let productDataRepository: ProductDataRepository // Created locally
    var tracker: any Tracking { // Forwarded to children
        externalDependencies.tracker
    }

    init(externalDependencies: ExternalDependencies, productDataRepository: ProductDataRepository) {
        self.externalDependencies = externalDependencies
        self.productDataRepository = productDataRepository
    }
}

struct ProductDetailView<ExternalDependencies: ProductDetailViewExternalDependencies>: View {
    let dependencies: SplicedProductDetailViewDependencies<ExternalDependencies>

    func show() {
        dependencies.tracker.track(dependencies.productDataRepository.productName)
    }
}

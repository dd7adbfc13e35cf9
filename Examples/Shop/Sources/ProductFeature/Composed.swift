// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.
#if canImport(Services)
import Services
#endif

public typealias DealBannerDependencies = TrackingDependency
public typealias HotDealsViewDependencies = LoggingDependency & NetworkingDependency & DealBannerDependencies

struct SplicedProductDetailViewDependencies<ExternalDependencies: ProductDetailViewExternalDependencies>:
    ProductDetailViewDependencies
{
    private let externalDependencies: ExternalDependencies
    let productData: any ProductData
    var logger: any Logging { externalDependencies.logger }
    var tracker: any Tracking { externalDependencies.tracker }

    init(
        externalDependencies: ExternalDependencies,
        productData: any ProductData
    ) {
        self.externalDependencies = externalDependencies
        self.productData = productData
    }
}

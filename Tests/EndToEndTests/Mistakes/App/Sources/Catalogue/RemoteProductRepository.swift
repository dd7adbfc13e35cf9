import Arbor
import Platform

/// Asks the server once and remembers the answer.
@Instantiable(fulfillingAdditionalTypes: [ProductRepository.self])
public final class RemoteProductRepository: ProductRepository, Instantiable {
    @Received private let httpClient: any HTTPClient
    @Instantiated private let productDecoder: ProductDecoder
    @Instantiated private let productCache: Cache<[Product]>

    public init(
        httpClient: any HTTPClient,
        productDecoder: ProductDecoder,
        productCache: Cache<[Product]>
    ) {
        self.httpClient = httpClient
        self.productDecoder = productDecoder
        self.productCache = productCache
    }

    public func all() -> [Product] {
        productCache.value(for: "all") {
            productDecoder.products(in: httpClient.get("/products"))
        }
    }

    public func product(_ sku: SKU) -> Product? {
        all().first { $0.sku == sku }
    }
}

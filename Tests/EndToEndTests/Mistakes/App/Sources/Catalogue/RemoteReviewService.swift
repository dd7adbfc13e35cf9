import Arbor
import Platform

/// Fetches the best review of the product that is shown.
@Instantiable(fulfillingAdditionalTypes: [ReviewService.self])
public struct RemoteReviewService: ReviewService, Instantiable {
    @Received private let sku: SKU
    @Received private let httpClient: any HTTPClient

    public init(sku: SKU, httpClient: any HTTPClient) {
        self.sku = sku
        self.httpClient = httpClient
    }

    public func review() -> String? {
        let text = httpClient.get("/reviews/\(sku)")
        return text.isEmpty ? nil : text
    }
}

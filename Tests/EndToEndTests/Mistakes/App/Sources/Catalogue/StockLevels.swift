import Arbor
import Platform

/// How many of the product that is shown are left.
@Instantiable
public struct StockLevels: Instantiable {
    @Received private let sku: SKU
    @Received private let httpClient: any HTTPClient

    public init(sku: SKU, httpClient: any HTTPClient) {
        self.sku = sku
        self.httpClient = httpClient
    }

    func available() -> Int {
        Int(httpClient.get("/stock/\(sku)")) ?? 0
    }
}

/// The number on a product's shelf label.
public typealias SKU = String

public struct Product: Equatable, Sendable {
    public let sku: SKU
    public let name: String
    public let price: Money

    public init(sku: SKU, name: String, price: Money) {
        self.sku = sku
        self.name = name
        self.price = price
    }
}

import Arbor
import Platform

/// What the customer is about to buy.
@Instantiable
public final class Basket: Instantiable {
    @Received private let analytics: any Analytics

    public private(set) var products: [Product] = []

    public init(analytics: any Analytics) {
        self.analytics = analytics
    }

    public func add(_ product: Product) {
        analytics.track("add \(product.sku)")
        products.append(product)
    }

    public var subtotal: Money {
        products.reduce(.zero) { $0 + $1.price }
    }
}

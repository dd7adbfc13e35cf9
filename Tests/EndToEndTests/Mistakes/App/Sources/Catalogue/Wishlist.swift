import Arbor
import Platform

/// What a customer would like to have one day.
@Instantiable
public final class Wishlist: Instantiable {
    @Received private let customer: Customer
    @Received private let keyValueStore: any KeyValueStore

    public init(customer: Customer, keyValueStore: any KeyValueStore) {
        self.customer = customer
        self.keyValueStore = keyValueStore
    }

    public func add(_ sku: SKU) {
        keyValueStore.set(sku, for: "wish.\(customer.name).\(sku)")
    }

    public func contains(_ sku: SKU) -> Bool {
        keyValueStore.value(for: "wish.\(customer.name).\(sku)") != nil
    }
}

import Platform

public protocol ProductRepository {
    func all() -> [Product]
    func product(_ sku: SKU) -> Product?
}

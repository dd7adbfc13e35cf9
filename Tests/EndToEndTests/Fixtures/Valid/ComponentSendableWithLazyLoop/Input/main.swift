import Blade

nonisolated public final class Cache: Sendable {
    @Provider(scope: .singleton)
    public init(store: SendableLazy<Store>) { self.store = store }
    let store: SendableLazy<Store>
    var text: String { "cache" }
}

nonisolated public struct Store: Sendable {
    @Provider
    public init(cache: Cache) { self.cache = cache }
    let cache: Cache
}

@Module(provides: [Cache.self, Store.self])
enum StorageModule {}

/// The object that keeps the lazy value is Sendable, too.
@Component(modules: [StorageModule.self])
public protocol Shop: Sendable {
    func store() -> Store
}

let shop: any Shop = BladeShop()
print(shop.store().cache.text, shop.store().cache.store.get().cache === shop.store().cache)

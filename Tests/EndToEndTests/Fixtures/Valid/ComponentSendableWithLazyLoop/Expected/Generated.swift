// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Blade)
import Blade
#endif

/// Implements `Shop` with the providers of its modules.
public final class BladeShop: Shop {
    private let lazyKeeper: _LazyKeeper
    private let cachePromise: SendableLazy<Cache>
    private let cache: Cache
    private let sendableLazyCache: SendableLazy<Cache>

    public func store() -> Store {
        return Store(cache: cache)
    }

    @inline(never)
    private static func makeCache(
        keeper: _LazyKeeper, lazyShop0promisesendableCache: SendableLazy<Cache>
    ) -> Cache {
        let store: SendableLazy<Store> = BladeShop.makeSendableLazyStore(
            keeper: keeper, lazyShop0promisesendableCache: lazyShop0promisesendableCache
        )
        return Cache(store: store)
    }

    @inline(never)
    private static func makeSendableLazyCache(
        value: Cache, promise: SendableLazy<Cache>
    ) -> SendableLazy<Cache> {
        let lazy: SendableLazy<Cache> = SendableLazy<Cache>._of(value)
        return SendableLazy<Cache>._fulfilled(promise, by: lazy)
    }

    @inline(never)
    private static func makeSendableLazyStore(
        keeper: _LazyKeeper, lazyShop0promisesendableCache: SendableLazy<Cache>
    ) -> SendableLazy<Store> {
        let lazy = SendableLazy<Store> {
            BladeShop.makeStore(lazyShop0promisesendableCache: lazyShop0promisesendableCache)
        }
        return SendableLazy<Store>._kept(lazy, by: keeper)
    }

    @inline(never)
    @Sendable nonisolated private static func makeStore(
        lazyShop0promisesendableCache: SendableLazy<Cache>
    ) -> Store {
        let cache: Cache = SendableLazy<Cache>._get(lazyShop0promisesendableCache)
        return Store(cache: cache)
    }

    public init() {
        let lazyKeeper = _LazyKeeper()
        let cachePromise: SendableLazy<Cache> = SendableLazy<Cache>._promise()
        let cache = BladeShop.makeCache(keeper: lazyKeeper, lazyShop0promisesendableCache: cachePromise)
        let sendableLazyCache: SendableLazy<Cache> = BladeShop.makeSendableLazyCache(
            value: cache, promise: cachePromise
        )
        self.lazyKeeper = lazyKeeper
        self.cachePromise = cachePromise
        self.cache = cache
        self.sendableLazyCache = sendableLazyCache
    }
}

// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Identity)
import Identity
#endif
#if canImport(SafeDI)
import SafeDI
#endif
#if canImport(SecurePersistentStorage)
import SecurePersistentStorage
#endif

extension Root {
    /// Makes the whole dependency tree.
    public init() {
        let storage: SecurePersistentStorage = SecurePersistentStorage.instantiate()
        let limit = Limit()
        let cache: Cache = Cache.instantiate(securePersistentStorage: storage, limit: limit)
        self.init(storage: storage, cache: cache, limit: limit)
    }
}

import Identity
import SafeDI
import SecurePersistentStorage

/// Declared elsewhere, and made of what stands above it.
public struct Cache {
    let storage: SecurePersistentStorage
    let limit: Limit
}

@Instantiable
extension Cache: Instantiable {
    /// A variadic parameter needs no argument.
    public static func instantiate(
        _ names: String..., securePersistentStorage storage: SecurePersistentStorage, limit: Limit
    ) -> Cache {
        Cache(storage: storage, limit: limit)
    }
}

@Instantiable
public struct Limit: Instantiable {
    public init() {}

    let identity = Identity("Limit")
}

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    public init(storage: SecurePersistentStorage, cache: Cache, limit: Limit) {
        self.storage = storage
        self.cache = cache
        self.limit = limit
    }

    @Instantiated let cache: Cache
    @Instantiated let storage: SecurePersistentStorage
    @Instantiated let limit: Limit
}

let root = Root()
root.storage["key"] = 1
print("the root's:", root.storage, root.limit.identity)
print("the cache's:", root.cache.storage, root.cache.limit.identity)

import Arbor

@Instantiable
public final class Cache: Instantiable { public init() {} }

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(cache: Cache<String>, caches: Instantiator<Cache<Int>>) {
        (self.cache, self.caches) = (cache, caches)
    }
    @Instantiated let cache: Cache<String>
    @Instantiated let caches: Instantiator<Cache<Int>>
}

import Arbor

@Instantiable public final class Cache: Instantiable {
    public init() {}
    public var n: String { "Lib.Cache" }
}
@Instantiable public final class Svc: Instantiable {
    public init(cache: Cache) { self.cache = cache }
    @Instantiated public let cache: Cache
}

// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Blade)
import Blade
#endif

extension App {
    /// Makes the whole dependency tree.
    public init() {
        let net: any NetGraph = BladeNetGraph.instantiate()
        self.init(net: net, page: Page(net: net), cache: Cache<Int>())
    }
}

/// Implements `NetGraph` with the providers of its modules.
public final class BladeNetGraph: NetGraph {
    private let _client: Client

    public func client() -> Client {
        return _client
    }

    public func cache() -> Cache<Int> {
        return ScreenModule.cache()
    }

    public func screens() -> Instantiator<Screen> {
        return ScreenModule.screens()
    }

    public init() {
        let _client = Client()
        self._client = _client
    }
}

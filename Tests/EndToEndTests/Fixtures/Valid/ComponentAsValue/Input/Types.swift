import Arbor
import Blade

public final class Client {
    @Provider(scope: .singleton)
    public init() {}
    public var text: String { "client" }
}

@Module(provides: [Client.self], submodules: [ScreenModule.self])
public enum NetModule {}

/// Returns values whose types other code makes too, or that defer making for another library.
@Module
public enum ScreenModule {
    @Provider public static func cache() -> Cache<Int> { Cache() }
    @Provider public static func screens() -> Instantiator<Screen> { Instantiator { Screen() } }
}

@Component(modules: [NetModule.self])
public protocol NetGraph {
    func client() -> Client
    func cache() -> Cache<Int>
    func screens() -> Instantiator<Screen>
}

/// Makes the component for other code.
@Instantiable
extension BladeNetGraph: Instantiable {
    public static func instantiate() -> BladeNetGraph { BladeNetGraph() }
}

@Instantiable
public final class Cache<Value>: Instantiable {
    public init() {}
    public var values: [Value] = []
}

@Instantiable
public struct Screen: Instantiable {
    public init() {}
    public var text: String { "screen" }
}

@Instantiable
public struct Page: Instantiable {
    public init(net: any NetGraph) { self.net = net }
    @Received let net: any NetGraph
    public var text: String { "\(net.client().text) \(net.screens().instantiate().text)" }
}

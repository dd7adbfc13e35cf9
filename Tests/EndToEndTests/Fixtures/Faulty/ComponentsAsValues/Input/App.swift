import Arbor
import Blade

public final class Client {
    @Provider(scope: .singleton)
    public init() {}
}

@Module(provides: [Client.self])
public enum NetModule {}

/// Only its class makes it.
@Component(modules: [NetModule.self])
public protocol NetGraph {
    func client() -> Client
}

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(graph: any NetGraph, other: BladeNetGraph, page: Page, banners: Instantiator<Banner>) {
        self.graph = graph
        self.other = other
        self.page = page
        self.banners = banners
    }

    @Instantiated let graph: any NetGraph
    @Instantiated let other: BladeNetGraph
    @Instantiated let page: Page
    @Instantiated let banners: Instantiator<Banner>
}

@Instantiable
public final class Page: Instantiable {
    public init(net: any NetGraph) { self.net = net }
    @Received let net: any NetGraph
}

public final class Banner {
    public init(level: Int) {}
}

/// Its parameters are received.
@Instantiable
extension Banner: Instantiable {
    public static func instantiate(level: Int) -> Banner { Banner(level: level) }
}

/// Its initializer isn't isolated as it is.
@MainActor
@Component(modules: [ThemeModule.self])
public protocol ThemeGraph {
    nonisolated init(name: String)
    func name() -> String
}

/// Its extension has its isolation.
@MainActor
@Module
public enum ThemeModule {}

extension ThemeModule {
    @Provider public static func theme() -> Theme { Theme() }
}

public struct Theme: Sendable {
    public init() {}
}

@Component(modules: [ThemeModule.self])
public protocol PlainGraph {
    func theme() -> Theme
}

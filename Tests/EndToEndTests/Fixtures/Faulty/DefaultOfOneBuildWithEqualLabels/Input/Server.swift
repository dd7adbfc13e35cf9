import Blade

struct Server {
    // Without the first value, the second would be passed in its place.
    @Provider init(@Named("host") _ host: String = "localhost", @Named("path") _ path: String) {}
}

@Module(provides: [Server.self])
enum ServerModule {
    #if DEBUG
    @Provider(named: "host") static func host() -> String { "debug" }
    #endif
    @Provider(named: "path") static func path() -> String { "/" }
}

@Component(modules: [ServerModule.self])
protocol ServerComponent {
    func server() -> Server
}

import Blade

enum Keys {
    static let api: StaticString = "api"
}

final class Client {
    // The value with the name exists, so only the name is at fault.
    @Provider init(@Named(Keys.api) url: String) {}
}

@Module(provides: [Client.self])
enum ClientModule {
    @Provider(named: "api") static func url() -> String { "" }
}

@Component(modules: [ClientModule.self])
protocol ClientComponent {
    func client() -> Client
}

import Blade

protocol Fetching {
    var name: String { get }
}

#if os(macOS)
typealias Client = StubClient
#else
typealias Client = Net.RealClient
#endif

enum Net {
    final class RealClient: Fetching {
        let name: String

        @Provider(scope: .singleton) init(url: String, log: Log) { name = "real \(url)" }
    }
}

#if os(macOS)
final class StubClient: Fetching {
    let name = "real x"

    @Provider(scope: .singleton) init(log: Log) {}
}
#endif

final class Log {
    @Provider init() {}
}

#if os(macOS) || os(Linux)
struct Store {
    let name: String

    @Provider init(client: Client) { name = client.name }
}
#else
    typealias Store = OtherStore

struct OtherStore {
    let name: String

    @Provider init(client: Client, log: Log) { name = client.name }
}
#endif

final class Model {
    let text: String

    @Provider init(client: Client, store: Store, fetching: any Fetching) {
        text = "\(client.name), \(store.name), \(fetching.name)"
    }
}

@Module(provides: [Client.self, Model.self, Log.self, Store.self])
enum Values {
    @Provider static func url() -> String { "x" }
    @Provider static func fetching(client: Client) -> any Fetching { client }
}

@Component(modules: [Values.self])
protocol Program {
    func model() -> Model
    func client() -> Client
    func store() -> Store
}

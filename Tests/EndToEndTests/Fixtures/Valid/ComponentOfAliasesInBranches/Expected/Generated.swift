// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Blade)
import Blade
#endif

/// Implements `Program` with the providers of its modules.
final class BladeProgram: Program {
    private let _client: Client

    func model() -> Model {
        return BladeProgram.makeModel(client: _client)
    }

    func client() -> Client {
        return _client
    }

    func store() -> Store {
#if !(os(macOS) || os(Linux))
        return BladeProgram.makeStore(client: _client)
#endif
#if os(macOS) || os(Linux)
        return Store(client: _client)
#endif
    }

#if !(os(macOS))
    @inline(never)
    private static func makeClient() -> Client {
        let url: String = Values.url()
        return Client(url: url, log: Log())
    }
#endif

#if os(macOS)
    @inline(never)
    private static func makeClient_2() -> Client {
        Client(log: Log())
    }
#endif

    @inline(never)
    private static func makeModel(client: Client) -> Model {
#if !(os(macOS) || os(Linux))
        let store = BladeProgram.makeStore(client: client)
#endif
#if os(macOS) || os(Linux)
        let store = Store(client: client)
#endif
        let fetching: any Fetching = Values.fetching(client: client)
        return Model(client: client, store: store, fetching: fetching)
    }

#if !(os(macOS) || os(Linux))
    @inline(never)
    private static func makeStore(client: Client) -> Store {
        Store(client: client, log: Log())
    }
#endif

    init() {
#if os(macOS)
        let _client = BladeProgram.makeClient_2()
#endif
#if !(os(macOS))
        let _client = BladeProgram.makeClient()
#endif
        self._client = _client
    }
}

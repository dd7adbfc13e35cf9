import Arbor
import Blade

// A module has other lists in each build. What only one of them adds counts only there.

struct Client {
    let url: String

    // In builds without the module of the local server, the default value counts.
    @Provider init(url: String = "https://example.com") { self.url = url }
}

protocol Store {
    var name: String { get }
}

struct Stub: Store {
    let name = "stub"

    @Provider init() {}
}

struct Live: Store {
    let name = "live"

    @Provider init() {}
}

struct Screen {
    let store: any Store

    @Provider init(store: any Store) { self.store = store }
}

@Module enum LocalServerModule {
    @Provider static func url() -> String { "http://localhost" }
}

@Module(provides: [Stub.self]) enum StubModule {
    @Provider static func store(stub: Stub) -> any Store { stub }
}

@Module(provides: [Live.self]) enum LiveModule {
    @Provider static func store(live: Live) -> any Store { live }
}

#if DEBUG
@Module(provides: [Client.self, Screen.self], submodules: [LocalServerModule.self, StubModule.self])
enum AppModule {}
#else
@Module(provides: [Client.self, Screen.self], submodules: [LiveModule.self])
enum AppModule {}
#endif

@Component(modules: [AppModule.self])
protocol AppComponent {
    func client() -> Client
    func screen() -> Screen
}

// The builds of a component decide which providers count, and what these take.

struct Menu {
    @Provider init() {}
}

struct Tracker {
    let name: String
}

@Module enum TrackerModule {
    #if DEBUG
    @Provider static func tracker(menu: Menu) -> Tracker { Tracker(name: "menu") }
    #else
    @Provider static func tracker() -> Tracker { Tracker(name: "plain") }
    #endif
}

@Module(provides: [Menu.self]) enum DebugModule {}

#if DEBUG
@Component(modules: [TrackerModule.self, DebugModule.self])
protocol TrackerComponent {
    func tracker() -> Tracker
}
#else
@Component(modules: [TrackerModule.self])
protocol TrackerComponent {
    func tracker() -> Tracker
}
#endif

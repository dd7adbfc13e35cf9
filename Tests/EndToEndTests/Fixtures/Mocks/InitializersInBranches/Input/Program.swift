import Arbor

struct Insets { var top = 1 }

@Instantiable
final class Store: Instantiable {
    #if STAGING
        init(path: String = "staging.db", limit: Int = 3) { self.path = path }
    #else
        init(path: String = "store.db", limit: Int = 3) { self.path = path }
    #endif
    let path: String
}

@Instantiable
final class Log: Instantiable {
    #if VERBOSE
        init(level: Int = 1, file: String = "trace.log") { self.level = level }
    #else
        init(level: Int = 1) { self.level = level }
    #endif
    let level: Int
}

@Instantiable
struct Style: Instantiable {
    #if os(iOS)
        init(log: Log, margin: Int = 8, insets: UIInsets = .init()) {
            self.log = log
            self.margin = margin
        }
    #else
        init(margin: Int = 8, log: Log, insets: Insets = Insets()) {
            self.log = log
            self.margin = margin
        }
    #endif
    let margin: Int
    @Received let log: Log
}

@Instantiable(generateDouble: true)
protocol Plugin {
    init()
    init(name: String)
    func run() -> Int
}

@Instantiable(isRoot: true, generateMock: true, generateTest: true)
final class Root: Instantiable {
    init(store: Store, log: Log, style: Style) {
        self.store = store
        self.log = log
        self.style = style
    }
    @Instantiated let store: Store
    @Instantiated let log: Log
    @Instantiated let style: Style
}

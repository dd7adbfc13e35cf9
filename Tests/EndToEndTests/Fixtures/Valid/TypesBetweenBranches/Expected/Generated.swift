// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

#if !DEBUG
extension App {
    /// Makes the whole dependency tree.
    public init() {
        func makeHome(badge: Badge, key: Key) -> Home {
            Home(client: Client(key: key), badge: badge)
        }

        func makeSettings() -> Settings {
            Settings(store: Store())
        }

        func makeShell() -> Shell {
            let key = Key()
            let badge = Badge()
            return Shell(key: key, home: makeHome(badge: badge, key: key), badge: badge)
        }

        self.init(shell: makeShell(), settings: makeSettings())
    }
}
#endif

#if DEBUG
extension App {
    /// Makes the whole dependency tree.
    public init() {
        func makeHome(badge: Badge, logger: Logger) -> Home {
            Home(client: Client(logger: logger), badge: badge)
        }

        func makeSettings() -> Settings {
            Settings(store: Store())
        }

        func makeShell() -> Shell {
            let logger = Logger()
            let badge = Badge()
            return Shell(logger: logger, badge: badge, home: makeHome(badge: badge, logger: logger))
        }

        self.init(shell: makeShell(), settings: makeSettings())
    }
}
#endif

#if DEBUG
extension DebugApp {
    /// Makes the whole dependency tree.
    public init() {
        func makeHome(badge: Badge, logger: Logger) -> Home {
            Home(client: Client(logger: logger), badge: badge)
        }

        func makeShell() -> Shell {
            let logger = Logger()
            let badge = Badge()
            return Shell(logger: logger, badge: badge, home: makeHome(badge: badge, logger: logger))
        }

        self.init(shell: makeShell())
    }
}
#endif

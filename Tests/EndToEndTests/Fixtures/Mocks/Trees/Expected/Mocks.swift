// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(SafeDI)
import SafeDI
#endif

/// Holds what a test replaces in a part, apart from what it replaces in the whole.
private final class Boxed<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Boxed: Sendable where Value: Sendable {}

extension API {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var retries: Int = 3
        var log: (String) -> Void = { _ in }
        var safeDIBuilder: ((any Clock, Int, @escaping (String) -> Void) -> API)? = nil

        init(
            retries: Int = 3, log: @escaping (String) -> Void = { _ in },
            _ safeDIBuilder: ((any Clock, Int, @escaping (String) -> Void) -> API)? = nil
        ) {
            self.retries = retries
            self.log = log
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension Home {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var profileBuilder: ((User, API, any Clock) -> Profile)? = nil
        private var _box1: Boxed<Settings.SafeDIMockConfiguration>? = nil
        var settings: Settings.SafeDIMockConfiguration {
            get { _box1?.value ?? .init() }
            set { _box1 = .init(newValue) }
        }
        var safeDIBuilder: ((Instantiator<Profile>, Analytics?, Settings) -> Home)? = nil

        init(
            profileBuilder: ((User, API, any Clock) -> Profile)? = nil,
            settings: Settings.SafeDIMockConfiguration = .init(),
            _ safeDIBuilder: ((Instantiator<Profile>, Analytics?, Settings) -> Home)? = nil
        ) {
            self.profileBuilder = profileBuilder
            self.settings = settings
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension Settings {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var store: (() -> Store)? = nil
        var safeDIBuilder: ((Store, any Clock) -> Settings)? = nil

        init(store: (() -> Store)? = nil, _ safeDIBuilder: ((Store, any Clock) -> Settings)? = nil) {
            self.store = store
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension App {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var clock: (() -> any Clock)? = nil
        private var _box1: Boxed<API.SafeDIMockConfiguration>? = nil
        var api: API.SafeDIMockConfiguration {
            get { _box1?.value ?? .init() }
            set { _box1 = .init(newValue) }
        }
        private var _box2: Boxed<Home.SafeDIMockConfiguration>? = nil
        var home: Home.SafeDIMockConfiguration {
            get { _box2?.value ?? .init() }
            set { _box2 = .init(newValue) }
        }
        var analytics: Analytics? = nil

        init(
            clock: (() -> any Clock)? = nil, api: API.SafeDIMockConfiguration = .init(),
            home: Home.SafeDIMockConfiguration = .init(), analytics: Analytics? = nil
        ) {
            self.clock = clock
            self.api = api
            self.home = home
            self.analytics = analytics
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(name: String = "App", safeDIOverrides: SafeDIOverrides = .init()) -> App {
        func makeAPI(clock: any Clock, configuration: API.SafeDIMockConfiguration) -> API {
            return if let make = configuration.safeDIBuilder {
                make(clock, configuration.retries, configuration.log)
            } else {
                API(clock: clock, retries: configuration.retries, log: configuration.log)
            }
        }

        func makeHome(
            analytics: Analytics?, api: API, clock: any Clock, configuration: Home.SafeDIMockConfiguration
        ) -> Home {
            let profileBuilder = Instantiator<Profile> { [make = configuration.profileBuilder] in
                if let make { make($0, api, clock) } else { Profile(user: $0, api: api, clock: clock) }
            }
            let settings = makeSettings(clock: clock, configuration: configuration.settings)
            return if let make = configuration.safeDIBuilder {
                make(profileBuilder, analytics, settings)
            } else {
                Home(profileBuilder: profileBuilder, analytics: analytics, settings: settings)
            }
        }

        func makeSettings(clock: any Clock, configuration: Settings.SafeDIMockConfiguration) -> Settings {
            let store = if let make = configuration.store { make() } else { Store() }
            return if let make = configuration.safeDIBuilder {
                make(store, clock)
            } else {
                Settings(store: store, clock: clock)
            }
        }

        let analytics = safeDIOverrides.analytics
        let clock: any Clock = if let make = safeDIOverrides.clock { make() } else { SystemClock() }
        let api = makeAPI(clock: clock, configuration: safeDIOverrides.api)
        let home = makeHome(analytics: analytics, api: api, clock: clock, configuration: safeDIOverrides.home)
        return App(clock: clock, api: api, home: home, name: name)
    }
}

extension Profile {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed<API.SafeDIMockConfiguration>? = nil
        var api: API.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }
        var clock: (() -> any Clock)? = nil

        init(api: API.SafeDIMockConfiguration = .init(), clock: (() -> any Clock)? = nil) {
            self.api = api
            self.clock = clock
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(user: User, safeDIOverrides: SafeDIOverrides = .init()) -> Profile {
        func makeAPI(clock: any Clock, configuration: API.SafeDIMockConfiguration) -> API {
            return if let make = configuration.safeDIBuilder {
                make(clock, configuration.retries, configuration.log)
            } else {
                API(clock: clock, retries: configuration.retries, log: configuration.log)
            }
        }

        let clock: any Clock = if let make = safeDIOverrides.clock { make() } else { SystemClock() }
        let api = makeAPI(clock: clock, configuration: safeDIOverrides.api)
        return Profile(user: user, api: api, clock: clock)
    }
}
#endif

import SafeDI

public protocol Clock { var hour: Int { get } }

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
public struct SystemClock: Clock, Instantiable {
    public init() {}
    public let hour = 7
}

@Instantiable
public final class API: Instantiable {
    public init(clock: any Clock, retries: Int = 3, log: @escaping (String) -> Void = { _ in }) {
        self.clock = clock
        self.retries = retries
        log("made an API")
    }

    @Received let clock: any Clock
    let retries: Int
}

public struct User { let name: String }

@Instantiable(generateMock: true)
public final class Profile: Instantiable {
    public init(user: User, api: API, clock: any Clock) {
        self.user = user
        self.api = api
        self.clock = clock
    }

    @Forwarded let user: User
    @Received let api: API
    @Received let clock: any Clock
    var title: String { "\(user.name) \(api.retries) \(clock.hour)" }
}

public final class Analytics {}

@Instantiable
public final class Store: Instantiable {
    public init() {}
    public var size: Int { 1 }
}

@Instantiable
public final class Settings: Instantiable {
    public init(store: Store, clock: any Clock) {
        self.store = store
        self.clock = clock
    }

    @Instantiated let store: Store
    @Received let clock: any Clock
}

@Instantiable
public final class Home: Instantiable {
    public init(profileBuilder: Instantiator<Profile>, analytics: Analytics?, settings: Settings) {
        self.profileBuilder = profileBuilder
        self.analytics = analytics
        self.settings = settings
    }

    @Instantiated let profileBuilder: Instantiator<Profile>
    @Received(onlyIfAvailable: true) let analytics: Analytics?
    @Instantiated let settings: Settings
}

@Instantiable(isRoot: true, generateMock: true)
public final class App: Instantiable {
    public init(clock: any Clock, api: API, home: Home, name: String = "App") {
        self.clock = clock
        self.api = api
        self.home = home
        self.name = name
    }

    @Instantiated(fulfilledByType: "SystemClock") let clock: any Clock
    @Instantiated let api: API
    @Instantiated let home: Home
    let name: String
    var text: String {
        let profile = home.profileBuilder.instantiate(User(name: "Ann"))
        let analytics = home.analytics == nil ? "no analytics" : "analytics"
        return "\(name): \(profile.title), \(home.settings.store.size), \(home.settings.clock.hour), \(analytics)"
    }
}

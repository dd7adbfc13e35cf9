import Arbor

public protocol Clock { var hour: Int { get } }

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
public struct SystemClock: Clock, Instantiable {
    public init() {}
    public let hour = 7
}

@Instantiable
public final class API: Instantiable {
    public init(clock: any Clock, retries: Int = 3) {
        self.clock = clock
        self.retries = retries
    }
    @Received let clock: any Clock
    let retries: Int
}

public struct User { let name: String }

@Instantiable(generateTest: true)
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
@Instantiable
public final class Log: Instantiable { public init() {}; var lines: [String] = [] }
@Instantiable
public final class Job: Instantiable {
    public init(number: Int, log: Log) { self.number = number; self.log = log }
    @Forwarded let number: Int
    @Instantiated let log: Log
}
@Instantiable(isRoot: true, generateTest: true)
public final class App: Instantiable {
    public init(clock: any Clock, api: API, home: Home, jobs: SendableInstantiator<Job>, name: String = "App") {
        self.clock = clock
        self.api = api
        self.home = home
        self.jobs = jobs
        self.name = name
    }
    @Instantiated(fulfilledByType: "SystemClock") let clock: any Clock
    @Instantiated let api: API
    @Instantiated let home: Home
    @Instantiated let jobs: SendableInstantiator<Job>
    let name: String
    var text: String {
        let profile = home.profileBuilder.instantiate(User(name: "Ann"))
        let analytics = home.analytics == nil ? "no analytics" : "analytics"
        return "\(name): \(profile.title), \(home.settings.store.size), \(home.settings.clock.hour), \(analytics), \(jobs.instantiate(3).log.lines)"
    }
}

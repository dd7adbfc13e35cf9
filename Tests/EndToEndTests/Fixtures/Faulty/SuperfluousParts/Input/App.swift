import Arbor

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(clock: Clock, user: User, home: Home, pages: Instantiator<Page>, log: Log, metrics: Metrics) {
        self.clock = clock
        self.user = user
        self.home = home
        self.pages = pages; self.log = log
        self.metrics = metrics
    }
    // The clock is unused: clock.
    @Instantiated private let clock: Clock
    @Instantiated private let user: User
    @Instantiated private let home: Home
    @Instantiated let pages: Instantiator<Page>
    @Instantiated let log: Log
    @Instantiated let metrics: Metrics
    func run() { print("https://\(home)") }
}
@Instantiable(fulfillingAdditionalTypes: [Ticking.self])
public struct Clock: Ticking, Instantiable { public init() {} }
@Instantiable
public struct User: Instantiable { public init() {} }
@Instantiable
public struct Log: Instantiable { public init() {} }
@Instantiable
public struct Metrics: Instantiable { public init() {} }
@Instantiable
public struct Home: Instantiable {
    public init(user: User, header: Header) { self.user = user; self.header = header }
    @Received let user: User
    @Instantiated public let header: Header
}
@Instantiable
public struct Header: Instantiable {
    public init(user: User) { self.user = user }
    @Received private let user: User
    var title: String { "\(user)" }
}
@Instantiable
public struct Page: Instantiable {
    public init(title: String, number: Int) { self.title = title; self.number = number }
    @Forwarded private let title: String
    @Forwarded private let number: Int
    var next: Int { number + 1 }
}
@Instantiable
public struct Settings: Instantiable {
    public init(panel: Panel) { self.panel = panel }
    @Instantiated let panel: Panel
}
@Instantiable
public struct Panel: Instantiable { public init() {} }

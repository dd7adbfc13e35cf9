import SafeDI

// Each property of the type `Screen` could be a `Home`, but that takes no number.

public protocol Screen { var title: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Screen.self])
public struct Home: Screen, Instantiable {
    public init() {}
    public var title: String { "home" }
}

@Instantiable
public struct Detail: Screen, Instantiable {
    public init(number: Int) { self.number = number }
    @Forwarded let number: Int
    public var title: String { "detail \(number)" }
}

@Instantiable
public struct Start: Screen, Instantiable {
    public init() {}
    public var title: String { "start" }
}

@Instantiable(isRoot: true, generateMock: true)
public struct App: Instantiable {
    public init(home: any Screen, start: any Screen, details: ErasedInstantiator<Int, any Screen>) {
        self.home = home
        self.start = start
        self.details = details
    }

    @Instantiated let home: any Screen
    @Instantiated(fulfilledByType: "Start") let start: any Screen
    @Instantiated(fulfilledByType: "Detail") let details: ErasedInstantiator<Int, any Screen>
}

let app = App.mock()
print(app.home.title, app.start.title, app.details.instantiate(3).title)

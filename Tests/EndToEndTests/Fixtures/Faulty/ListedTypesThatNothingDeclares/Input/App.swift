import Arbor

public protocol HTTPClient {}
public protocol Tracking {}
public protocol Logging {}
public protocol Printing {}

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(client: any HTTPClient, tracking: any Tracking, logging: any Logging) {
        self.client = client
        self.tracking = tracking
        self.logging = logging
    }

    @Instantiated let client: any HTTPClient
    @Instantiated let tracking: any Tracking
    @Instantiated let logging: any Logging
}

/// The name has other letters.
@Instantiable(fulfillingAdditionalTypes: [HttpClient.self])
public struct Client: HTTPClient, Instantiable {
    public init() {}
}

/// The protocol had this name before.
@Instantiable(fulfillingAdditionalTypes: [Tracker.self])
public struct Counter: Tracking, Instantiable {
    public init() {}
}

/// The listed protocols are others.
@Instantiable(fulfillingAdditionalTypes: [Printing.self, CustomStringConvertible.self])
public struct Console: Logging, Printing, CustomStringConvertible, Instantiable {
    public var description: String { "" }

    public init() {}
}

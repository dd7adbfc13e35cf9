import Arbor

public protocol Storing {}

@Instantiable
public final class Disk: Storing, Instantiable {
    public init() {}
}

/// Wraps the outer store, and is to be known by the same label and type.
@Instantiable
public final class Cache: Storing, Instantiable {
    public init(store: any Storing) { self.store = store }
    @Received let store: any Storing
}

@Instantiable
public final class Home: Instantiable {
    public init(store: any Storing) { self.store = store }
    @Instantiated(fulfilledByType: "Cache") let store: any Storing
}

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(store: any Storing, home: Home) {
        self.store = store
        self.home = home
    }

    @Instantiated(fulfilledByType: "Disk") let store: any Storing
    @Instantiated let home: Home
}

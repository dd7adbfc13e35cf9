import Arbor

// The function of a type for tests isn't one of the protocol or the superclass that the type stands for.

public protocol Analytics {}

open class Store { public init() {} }

public struct Item: Sendable {
    let name: String
}

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(pages: Instantiator<Page>) { self.pages = pages }

    @Instantiated let pages: Instantiator<Page>
}

@Instantiable(generateMock: true)
public struct Page: Instantiable {
    public init(analytics: Analytics, store: Store, live: Live) {
        (self.analytics, self.store, self.live) = (analytics, store, live)
    }

    @Forwarded let analytics: Analytics
    @Forwarded let store: Store
    @Forwarded let live: Live
}

@Instantiable(fulfillingAdditionalTypes: [Analytics.self])
public final class Live: Analytics, Instantiable {
    public init() {}

    public static func mock() -> Live { Live() }
}

@Instantiable(fulfillingAdditionalTypes: [Store.self], mockOnly: true)
public final class MemoryStore: Store {
    public static func mock() -> MemoryStore { MemoryStore() }
}

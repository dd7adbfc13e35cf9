import SafeDI

public protocol Store {}

@Instantiable(fulfillingAdditionalTypes: [Store.self], mockOnly: true)
public struct FakeStore: Store {
    public static func mock() -> FakeStore { FakeStore() }
}

@Instantiable(mockOnly: true)
public struct Clock {
    public static func mock() -> Clock { Clock() }
}

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(store: any Store, clock: Clock) {
        self.store = store
        self.clock = clock
    }

    @Instantiated let store: any Store
    @Instantiated let clock: Clock
}

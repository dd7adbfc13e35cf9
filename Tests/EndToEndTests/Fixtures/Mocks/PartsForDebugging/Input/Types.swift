import Arbor

public protocol Login: AnyObject { var name: String { get } }
public protocol Store: AnyObject { var name: String { get } }

@Instantiable(isRoot: true, generateMock: true)
public final class App: Instantiable {
    public init(login: any Login) { self.login = login }

    @Instantiated let login: any Login
}

@Instantiable(fulfillingAdditionalTypes: [Login.self])
public final class LiveLogin: Login, Instantiable {
    public init() {}

    public var name: String { "live" }
}

#if DEBUG
    /// Mocks exist where these do, so nothing has to make them in other builds.
    @Instantiable(fulfillingAdditionalTypes: [Login.self], mockOnly: true)
    public final class FakeLogin: Login {
        init(store: any Store, journal: Journal) { (self.store, self.journal) = (store, journal) }

        @Instantiated let store: any Store
        @Instantiated let journal: Journal

        public var name: String { "fake, \(store.name), \(journal.name)" }

        public static func mock(store: any Store, journal: Journal) -> FakeLogin {
            FakeLogin(store: store, journal: journal)
        }
    }

    @Instantiable public final class Journal: Instantiable {
        public init() {}

        let name = "journal"
    }

    #if os(Linux)
        @Instantiable(fulfillingAdditionalTypes: [Store.self])
        public final class LinuxStore: Store, Instantiable {
            public init() {}

            public var name: String { "store" }
        }
    #else
        @Instantiable(fulfillingAdditionalTypes: [Store.self])
        public final class OtherStore: Store, Instantiable {
            public init() {}

            public var name: String { "store" }
        }
    #endif
#else
    @Instantiable(generateMock: true) public final class Release: Instantiable {
        public init(nothing: Nothing) { self.nothing = nothing }

        @Received let nothing: Nothing
    }

    public final class Nothing {}
#endif

#if DEBUG
    @Instantiable(generateDouble: true)
    public protocol Journaling { var count: Int { get } }

    @Instantiable(generateDouble: true)
    public protocol Keeping: Journaling { func keep(_ text: String) }
#endif

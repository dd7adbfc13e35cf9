import Arbor

public protocol Disk: AnyObject {
    var name: String { get }
}

public protocol Clock: AnyObject {
    var name: String { get }
}

@Instantiable(isRoot: true, generateMock: true)
public final class App: Instantiable {
    public init(disk: any Disk, clock: any Clock, store: Store) {
        (self.disk, self.clock, self.store) = (disk, clock, store)
    }

    @Instantiated let disk: any Disk
    @Instantiated let clock: any Clock
    @Instantiated let store: Store

    var text: String { disk.name + ", " + clock.name + ", " + store.name }
}

@Instantiable(fulfillingAdditionalTypes: [Disk.self])
public final class RealDisk: Disk, Instantiable {
    public init() {}

    public let name = "real disk"
}

// Each build has one of the two fakes.
#if os(Linux)
    @Instantiable(fulfillingAdditionalTypes: [Disk.self], mockOnly: true)
    public final class FakeDisk: Disk {
        init() {}

        public let name = "fake disk"

        public static func mock() -> FakeDisk { FakeDisk() }
    }
#else
    @Instantiable(fulfillingAdditionalTypes: [Disk.self], mockOnly: true)
    public final class OtherDisk: Disk {
        init() {}

        public let name = "other disk"

        public static func mock() -> OtherDisk { OtherDisk() }
    }
#endif

#if os(Linux)
    @Instantiable(fulfillingAdditionalTypes: [Clock.self])
    public final class RealClock: Clock, Instantiable {
        public init() {}

        public let name = "real clock"
    }
#else
    @Instantiable(fulfillingAdditionalTypes: [Clock.self])
    public final class OtherClock: Clock, Instantiable {
        public init() {}

        public let name = "other clock"
    }
#endif

@Instantiable(fulfillingAdditionalTypes: [Clock.self], mockOnly: true)
public final class FakeClock: Clock {
    init() {}

    public let name = "fake clock"

    public static func mock() -> FakeClock { FakeClock() }
}

@Instantiable
public final class Store: Instantiable {
    public init(name: String = "real store") { self.name = name }

    let name: String
}

// Each build has one function for tests.
#if os(Linux)
    @Instantiable(mockOnly: true)
    extension Store {
        static func mock() -> Store { Store(name: "fake store") }
    }
#else
    @Instantiable(mockOnly: true)
    extension Store {
        static func mock() -> Store { Store(name: "other store") }
    }
#endif

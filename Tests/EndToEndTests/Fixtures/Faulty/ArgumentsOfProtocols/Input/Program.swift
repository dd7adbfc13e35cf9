import Arbor

protocol Store<Item>: Sendable {
    associatedtype Item: Sendable
}

struct Trip: Sendable {}

struct Account: Sendable {}

@Instantiable
actor MemoryStore<Item: Sendable>: Store, Instantiable {
    init() {}
}

// Its argument isn't that of the protocol.
@Instantiable
actor TripStore<Key: Sendable>: Store, Instantiable {
    typealias Item = Trip
    init() {}
}

protocol UseCase<Input>: Sendable {
    associatedtype Input
    func run(_ input: Input)
}

@Instantiable(fulfillingAdditionalTypes: [(any UseCase<Int>).self])
struct LoadUser: UseCase, Instantiable {
    init() {}
    func run(_ id: Int) {}
}

@Instantiable
struct Screen: Instantiable {
    @Received let load: any UseCase<String>
    init(load: any UseCase<String>) { self.load = load }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(fulfilledByType: "MemoryStore<Account>") let accounts: any Store<Account>
    @Instantiated(fulfilledByType: "MemoryStore<Account>") let trips: any Store<Trip>
    @Instantiated(fulfilledByType: "TripStore<Int>") let others: any Store<Trip>
    @Instantiated let load: any UseCase<Int>
    @Instantiated let screen: Screen
    init(
        accounts: any Store<Account>, trips: any Store<Trip>, others: any Store<Trip>, load: any UseCase<Int>,
        screen: Screen
    ) {
        self.accounts = accounts
        self.trips = trips
        self.others = others
        self.load = load
        self.screen = screen
    }
}

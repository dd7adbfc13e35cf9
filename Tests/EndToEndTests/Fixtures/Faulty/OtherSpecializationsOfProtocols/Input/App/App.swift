import Arbor

protocol Store<Item>: Sendable { associatedtype Item: Sendable }
struct Trip: Sendable {}
struct Account: Sendable {}

@Instantiable
actor MemoryStore<Item: Sendable>: Store, Instantiable {
    init() {}
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(fulfilledByType: "MemoryStore<Account>") let accounts: any Store<Account>
    @Instantiated let trips: any Store<Trip>
    init(accounts: any Store<Account>, trips: any Store<Trip>) { self.accounts = accounts; self.trips = trips }
}

@Instantiable(isRoot: true)
struct Other: Instantiable {
    @Instantiated(fulfilledByType: "MemoryStore") let accounts: any Store<Account>
    init(accounts: any Store<Account>) { self.accounts = accounts }
}

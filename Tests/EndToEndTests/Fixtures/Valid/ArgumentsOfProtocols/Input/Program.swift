import Arbor

protocol Store<Item>: Sendable {
    associatedtype Item: Sendable
    var name: String { get }
}

struct Trip: Sendable {
    typealias Key = Int
}

typealias Name = String

typealias Trips = [Trip]

@Instantiable
final class MemoryStore<Item: Sendable>: Store, Instantiable {
    let name = "\(Item.self)"
    init() {}
}

// Its parameter isn't the primary type.
@Instantiable
struct TripStore<Key: Sendable>: Store, Instantiable {
    typealias Item = Trip
    let name = "trips by \(Key.self)"
    init() {}
}

@Instantiable(isRoot: true)
final class App: Instantiable {
    @Instantiated(fulfilledByType: "MemoryStore<Name>") let names: any Store<String>
    @Instantiated(fulfilledByType: "MemoryStore<Trips>") let trips: any Store<[Trip]>
    @Instantiated(fulfilledByType: "MemoryStore<Trip.Key>") let keys: any Store<Int>
    @Instantiated(fulfilledByType: "TripStore<Int>") let others: any Store<Trip>

    init(
        names: any Store<String>, trips: any Store<[Trip]>, keys: any Store<Int>, others: any Store<Trip>
    ) {
        self.names = names
        self.trips = trips
        self.keys = keys
        self.others = others
    }
}

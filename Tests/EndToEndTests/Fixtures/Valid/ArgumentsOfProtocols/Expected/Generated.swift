// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// Makes the whole dependency tree.
    public convenience init() {
        let names: any Store<String> = MemoryStore<Name>()
        let trips: any Store<[Trip]> = MemoryStore<Trips>()
        let keys: any Store<Int> = MemoryStore<Trip.Key>()
        let others: any Store<Trip> = TripStore<Int>()
        self.init(names: names, trips: trips, keys: keys, others: others)
    }
}

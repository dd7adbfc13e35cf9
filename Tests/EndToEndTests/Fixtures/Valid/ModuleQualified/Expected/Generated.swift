// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif
#if canImport(Store)
import Store
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeKeeper(keep: Dictionary<String, Store.Depot?>, depot: Store.Depot) -> Keeper {
            let readers = Instantiator<Reader> { makeReader(keep: $0, depot: depot) }
            return Keeper(depot: depot, keep: keep, readers: readers)
        }

        func makeReader(keep: [String: Store.Depot?], depot: Store.Depot) -> Reader {
            let depots = Instantiator<Store.Depot> { Store.Depot.instantiate() }
            return Reader(depot: depot, depots: depots, keep: keep)
        }

        let depot: Store.Depot = Store.Depot.instantiate()
        let keepers = Instantiator<Keeper> { makeKeeper(keep: $0, depot: depot) }
        let readers = Instantiator<Reader> { makeReader(keep: $0, depot: depot) }
        self.init(depot: depot, keepers: keepers, readers: readers)
    }
}

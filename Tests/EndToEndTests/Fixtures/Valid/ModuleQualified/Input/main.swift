import Arbor
import Identity
import Store

@Instantiable
extension Depot: @retroactive Instantiable {
    public static func instantiate() -> Store.Depot { Depot() }
}

/// Names the type by its module, and the module that of an Instantiator.
@Instantiable
public final class Reader: Instantiable {
    public init(depot: Store.Depot, depots: Arbor.Instantiator<Store.Depot>, keep: [Swift.String: Depot?]) {
        self.depot = depot
        self.depots = depots
        self.keep = keep
    }

    @Received let depot: Store.Depot
    @Instantiated let depots: Arbor.Instantiator<Store.Depot>
    @Forwarded let keep: [Swift.String: Depot?]
}

@Instantiable
public final class Keeper: Instantiable {
    public init(depot: Depot, keep: Dictionary<String, Store.Depot?>, readers: Instantiator<Reader>) {
        self.depot = depot
        self.keep = keep
        self.readers = readers
    }

    @Received let depot: Depot
    @Forwarded let keep: Dictionary<String, Store.Depot?>
    @Instantiated let readers: Instantiator<Reader>
}

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(depot: Depot, keepers: Instantiator<Keeper>, readers: Instantiator<Reader>) {
        self.depot = depot
        self.keepers = keepers
        self.readers = readers
    }

    @Instantiated let depot: Depot
    @Instantiated let keepers: Instantiator<Keeper>
    @Instantiated let readers: Instantiator<Reader>
}

let root = Root()
let keeper = root.keepers.instantiate(["a": nil])
let reader = root.readers.instantiate([:])
print(reader.depot === root.depot, reader.depots.instantiate() !== root.depot, keeper.keep.count)

import Arbor
import ModA

@Instantiable(fulfillingAdditionalTypes: [ModA.Store.self])
public final class DiskStore: ModA.Store, Instantiable {
    public init() {}
}

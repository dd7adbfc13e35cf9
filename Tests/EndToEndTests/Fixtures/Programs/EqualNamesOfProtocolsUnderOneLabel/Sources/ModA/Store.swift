import Arbor

public protocol Store {}

@Instantiable(fulfillingAdditionalTypes: [Store.self])
public final class DiskStore: Store, Instantiable {
    public init() {}
}

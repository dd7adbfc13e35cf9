import Arbor

public protocol Store: AnyObject {
    var name: String { get }
}

@Instantiable(fulfillingAdditionalTypes: [Store.self])
public final class DiskStore: App.Store, Instantiable {
    public init() {}
    public let name = "disk"
}

@Instantiable
public final class Reader: Instantiable {
    public init(store: any Store) { self.store = store }
    @Received let store: any Store
}

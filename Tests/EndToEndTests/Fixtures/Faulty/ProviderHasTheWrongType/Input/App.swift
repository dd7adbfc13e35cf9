import Arbor

public protocol Store {}
@Instantiable(fulfillingAdditionalTypes: [Store.self])
public struct DiskStore: Store, Instantiable { public init() {} }
@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(store: DiskStore, home: Home) { self.store = store; self.home = home }
    @Instantiated let store: DiskStore
    @Instantiated let home: Home
}
@Instantiable
public struct Home: Instantiable {
    public init(items: any Store, list: List) { self.items = items; self.list = list }
    @Received(fulfilledByDependencyNamed: "store", ofType: Store.self) let items: any Store
    @Instantiated let list: List
}
@Instantiable
public struct List: Instantiable {
    public init(store: any Store) { self.store = store }
    @Received let store: any Store
}

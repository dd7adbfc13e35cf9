import Arbor

#SafeDIConfiguration(additionalMocksToGenerate: [App.self, Store.self])

public protocol Disk {}

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(disk: any Disk) { self.disk = disk }

    @Instantiated let disk: any Disk
}

// The compiler can't resolve this annotation.
@Instantiable(fulfillingAdditionalTypes: [Store.self, Disk.self])
public final class Store: Disk, Instantiable {
    public init() {}
}

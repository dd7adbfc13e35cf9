import Arbor

public protocol Disk: AnyObject {}

@Instantiable(isRoot: true, generateMock: true)
public final class App: Instantiable {
    public init(disk: any Disk) { self.disk = disk }

    @Instantiated let disk: any Disk
}

@Instantiable(fulfillingAdditionalTypes: [Disk.self])
public final class RealDisk: Disk, Instantiable {
    public init() {}
}

@Instantiable(fulfillingAdditionalTypes: [Disk.self], mockOnly: true)
public final class FullDisk: Disk {
    init() {}

    public static func mock() -> FullDisk { FullDisk() }
}

@Instantiable(fulfillingAdditionalTypes: [Disk.self], mockOnly: true)
public final class EmptyDisk: Disk {
    init() {}

    public static func mock() -> EmptyDisk { EmptyDisk() }
}

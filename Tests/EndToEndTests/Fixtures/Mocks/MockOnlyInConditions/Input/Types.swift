import Arbor

public protocol Disk: AnyObject {
    var name: String { get }
}

@Instantiable(isRoot: true, generateMock: true)
public final class App: Instantiable {
    public init(disk: any Disk, report: Report) { (self.disk, self.report) = (disk, report) }

    @Instantiated let disk: any Disk
    @Instantiated let report: Report

    var text: String { disk.name + ", " + report.disk.name }
}

@Instantiable(generateMock: true)
public final class Report: Instantiable {
    public init(disk: any Disk) { self.disk = disk }

    @Received let disk: any Disk
}

@Instantiable(fulfillingAdditionalTypes: [Disk.self])
public final class RealDisk: Disk, Instantiable {
    public init() {}

    public let name = "real"
}

#if DEBUG
    /// Exists where mocks do, so no mock needs a disk for other builds.
    @Instantiable(fulfillingAdditionalTypes: [Disk.self], mockOnly: true)
    public final class FakeDisk: Disk {
        init() {}

        public let name = "fake"

        public static func mock() -> FakeDisk { FakeDisk() }
    }
#endif

import SafeDI

public protocol Network { var name: String { get } }
public protocol Disk { var name: String { get } }
public protocol Radio { var name: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Network.self])
public struct RealNetwork: Network, Instantiable {
    public init() {}
    public let name = "real network"
}

/// It stands in for the protocol in mocks, because the real one has no function for tests.
@Instantiable(fulfillingAdditionalTypes: [Network.self], mockOnly: true)
public struct FakeNetwork: Network {
    public let name: String
    public static func mock() -> FakeNetwork { FakeNetwork(name: "fake network") }
}

@Instantiable(fulfillingAdditionalTypes: [Disk.self])
public struct RealDisk: Disk, Instantiable {
    public init() {}
    public var name = "real disk"
    public static func mock() -> RealDisk {
        var disk = RealDisk()
        disk.name = "disk for tests"
        return disk
    }
}

/// The function of the real one takes precedence.
@Instantiable(fulfillingAdditionalTypes: [Disk.self], mockOnly: true, customMockName: "fake")
public struct FakeDisk: Disk {
    public let name: String
    public static func fake() -> FakeDisk { FakeDisk(name: "fake disk") }
}

@Instantiable
public struct Counter: Instantiable {
    public init(network: Network) {
        self.network = network
        text = "counts \(network.name)"
    }

    @Received let network: Network
    var text: String
}

/// A function for another declaration's type.
@Instantiable(mockOnly: true)
extension Counter {
    public static func mock(network: Network) -> Counter {
        var counter = Counter(network: network)
        counter.text = "counts nothing of \(network.name)"
        return counter
    }
}

/// Only tests make it.
@Instantiable(fulfillingAdditionalTypes: [Radio.self], mockOnly: true)
public struct FakeRadio: Radio {
    @Received let disk: Disk
    public var name: String { "fake radio with \(disk.name)" }
    public static func mock(disk: Disk) -> FakeRadio { FakeRadio(disk: disk) }
}

@Instantiable(generateMock: true)
public struct Car: Instantiable {
    public init(radio: Radio, network: Network) {
        self.radio = radio
        self.network = network
    }

    @Received let radio: Radio
    @Received let network: Network
}

@Instantiable(isRoot: true, generateMock: true)
public struct App: Instantiable {
    public init(network: Network, disk: Disk, counter: Counter) {
        self.network = network
        self.disk = disk
        self.counter = counter
    }

    @Instantiated(fulfilledByType: "RealNetwork") let network: Network
    @Instantiated let disk: Disk
    @Instantiated let counter: Counter
    var text: String { "\(network.name), \(disk.name), \(counter.text)" }
}

// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(SafeDI)
import SafeDI
#endif

/// Holds what a test replaces in a part, apart from what it replaces in the whole.
private final class Boxed<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Boxed: Sendable where Value: Sendable {}

extension App {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var network: (() -> Network)? = nil
        var disk: (() -> Disk)? = nil
        var counter: ((Network) -> Counter)? = nil

        init(
            network: (() -> Network)? = nil, disk: (() -> Disk)? = nil, counter: ((Network) -> Counter)? = nil
        ) {
            self.network = network
            self.disk = disk
            self.counter = counter
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> App {
        let network: Network = if let make = safeDIOverrides.network { make() } else { FakeNetwork.mock() }
        let disk: Disk = if let make = safeDIOverrides.disk { make() } else { RealDisk.mock() }
        let counter = if let make = safeDIOverrides.counter {
            make(network)
        } else {
            Counter.mock(network: network)
        }
        return App(network: network, disk: disk, counter: counter)
    }
}

extension Car {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var radio: ((Disk) -> Radio)? = nil
        var network: (() -> Network)? = nil
        var disk: (() -> Disk)? = nil

        init(radio: ((Disk) -> Radio)? = nil, network: (() -> Network)? = nil, disk: (() -> Disk)? = nil) {
            self.radio = radio
            self.network = network
            self.disk = disk
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> Car {
        let disk: Disk = if let make = safeDIOverrides.disk { make() } else { RealDisk.mock() }
        let radio: Radio = if let make = safeDIOverrides.radio {
            make(disk)
        } else {
            FakeRadio.mock(disk: disk)
        }
        let network: Network = if let make = safeDIOverrides.network { make() } else { FakeNetwork.mock() }
        return Car(radio: radio, network: network)
    }
}
#endif

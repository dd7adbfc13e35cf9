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

extension Client {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var names: [String] = {
            var names = ["a"]  // the first
            names.append("b")
            return names
        }()
        var transform: (Int) -> Int = { value in
            #if DEBUG
                let factor = 2
            #else
                let factor = 3
            #endif
            return value * factor
        }
        var list: [Int] = [ 1, 2, ]
        var safeDIBuilder: ((Int, [String], @escaping (Int) -> Int, [Int]) -> Client)? = nil

        init(
            names: [String] = {
            var names = ["a"]  // the first
            names.append("b")
            return names
        }(),
            transform: @escaping (Int) -> Int = { value in
            #if DEBUG
                let factor = 2
            #else
                let factor = 3
            #endif
            return value * factor
        },
            list: [Int] = [ 1, 2, ],
            _ safeDIBuilder: ((Int, [String], @escaping (Int) -> Int, [Int]) -> Client)? = nil
        ) {
            self.names = names
            self.transform = transform
            self.list = list
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension App {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed<Client.SafeDIMockConfiguration>? = nil
        var clients: Client.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }

        init(clients: Client.SafeDIMockConfiguration = .init()) {
            self.clients = clients
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> App {
        func makeClient(id: Int, configuration: Client.SafeDIMockConfiguration) -> Client {
            return if let make = configuration.safeDIBuilder {
                make(id, configuration.names, configuration.transform, configuration.list)
            } else {
                Client(
                    id: id, names: configuration.names, transform: configuration.transform,
                    list: configuration.list
                )
            }
        }

        let clients = Instantiator<Client> { [configuration = safeDIOverrides.clients] in
            makeClient(id: $0, configuration: configuration)
        }
        return App(clients: clients)
    }
}

extension Client {
    /// Makes the type and its tree for a test.
    static func mock(
        id: Int,
        names: [String] = {
            var names = ["a"]  // the first
            names.append("b")
            return names
        }(),
        transform: @escaping (Int) -> Int = { value in
            #if DEBUG
                let factor = 2
            #else
                let factor = 3
            #endif
            return value * factor
        },
        list: [Int] = [ 1, 2, ]
    ) -> Client {
        return Client(id: id, names: names, transform: transform, list: list)
    }
}
#endif

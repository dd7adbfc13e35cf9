import Arbor
import Platform

/// Lists what the customer has ordered before.
@MainActor
@Instantiable
public struct OrderHistoryScreen: Screen, Instantiable {
    @Received private let console: any Console
    @Received private let customer: Customer
    @Received private let keyValueStore: any KeyValueStore

    public init(console: any Console, customer: Customer, keyValueStore: any KeyValueStore) {
        self.console = console
        self.customer = customer
        self.keyValueStore = keyValueStore
    }

    public func show() {
        let count = keyValueStore.value(for: "orders") ?? "0"
        console.write("\(customer.name) has ordered \(count) times")
    }
}

import Arbor
import Platform

/// Numbers the orders and keeps them.
@Instantiable
public struct OrderStore: Instantiable {
    @Received private let keyValueStore: any KeyValueStore
    @Received private let customer: Customer

    public init(keyValueStore: any KeyValueStore, customer: Customer) {
        self.keyValueStore = keyValueStore
        self.customer = customer
    }

    func place(total: Money) -> Order {
        let number = keyValueStore.value(for: "orders").flatMap(Int.init).map { $0 + 1 } ?? 1
        keyValueStore.set(String(number), for: "orders")
        keyValueStore.set("\(total.cents)", for: "order.\(customer.name).\(number)")
        return Order(number: number, total: total)
    }
}

protocol Price: Sendable { var cents: Int { get } }
struct Euro: Price { var cents: Int }
protocol Shelf { associatedtype Item: Sendable; func items() -> [Item] }

protocol PriceDependency {
    associatedtype Amount: Price
    var price: Amount { get }
    var prices: [String: Amount] { get }
}
protocol ShelfDependency {
    associatedtype Stock: Shelf
    var shelf: Stock { get }
}
protocol NoteDependency { var note: String { get set } }
protocol ClockDependency { var now: Int { get async throws } }

typealias DetailDependencies = PriceDependency & ShelfDependency & NoteDependency & ClockDependency
    & CounterDependency
protocol CounterDependency { var counter: Int { get set } }

// arbor: spliced
typealias DetailExternalDependencies = PriceDependency & NoteDependency & ClockDependency

/// arbor: container Everything
typealias AppDependencies = DetailDependencies

struct Books: Shelf { func items() -> [String] { ["Emma"] } }

func use() async throws -> Int {
    var all = Everything(
        counter: 1, note: "", now: 2, price: Euro(cents: 3), prices: [:], shelf: Books())
    all.note = "sold"
    var spliced = SplicedDetailDependencies(externalDependencies: all, counter: 5, shelf: Books())
    spliced.note = "new"
    spliced.counter += 1
    return try await spliced.now + spliced.price.cents + spliced.shelf.items().count
}

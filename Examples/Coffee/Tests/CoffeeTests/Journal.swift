import Equipment

@testable import Coffee

/// Keeps the events of a shop.
final class Journal {
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }
}

extension Journal {
    /// A shop that writes into this journal.
    func openShop() -> any CoffeeShop {
        BladeCoffeeShop(
            configuration: Configuration(water: 95, milk: 60, say: { [weak self] in self?.add($0) }))
    }
}

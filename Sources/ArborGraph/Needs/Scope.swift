import ArborModel

/// How one type's instance comes together: which properties are computed in which order, and what each takes.
public struct Scope: Sendable {
    /// The numbers of the made and alias properties, each behind those that it takes.
    public internal(set) var order: [Int] = []
    /// What the type takes from the scopes around it, in the order of keys.
    public internal(set) var needs: [Need] = []
    /// Loops in which each property takes the next and the last takes the first: no order satisfies them.
    var loops: [[Int]] = []
    /// Of each property, its place in `order`; -1 for those that are there from the start.
    private var ranks: [Int] = []
    /// The properties by key, sorted, for search.
    private var keys: [(key: KeyID, property: Int)] = []

    /// Where the value that meets a need comes from.
    public enum Supply: Sendable, Equatable {
        /// A property of the scope's own type.
        case property(Int)
        /// The scope takes it from outside in its turn.
        case outside(Need)
    }

    init() {}

    init(keysOf properties: [BindingGraph.Property]) {
        keys = properties.enumerated().map { (key: $1.key, property: $0) }.sorted { $0 < $1 }
        ranks = Array(repeating: -1, count: properties.count)
    }

    mutating func setOrder(_ order: [Int]) {
        self.order = order
        for (rank, property) in order.enumerated() { ranks[property] = rank }
    }

    /// The property with a key, given or computed here.
    func property(with key: KeyID) -> Int? {
        var low = 0
        var high = keys.count
        while low < high {
            let middle = (low + high) / 2
            if keys[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low < keys.count && keys[low].key == key ? keys[low].property : nil
    }

    /// Where `need`, had by what `property` makes, is met. An if-available need is met by what is computed before
    /// the property only; a property never meets a need of its own product.
    public func supply(of need: Need, for property: Int, in graph: BindingGraph) -> Supply {
        guard let candidate = candidate(for: need, in: graph) else { return .outside(need) }
        guard need.isIfAvailable else { return .property(candidate) }
        let isReady = candidate != property && ranks[candidate] < ranks[property]
        return isReady ? .property(candidate) : .outside(need)
    }

    /// The property that has what the need asks for, whether it is ready in time or not.
    func candidate(for need: Need, in graph: BindingGraph) -> Int? {
        if let exact = property(with: need.key) { return exact }
        guard need.isIfAvailable, let key = graph.unwrapped[need.key] else { return nil }
        return property(with: key)
    }
}

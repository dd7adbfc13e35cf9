import ArborModel

/// What the author of an unmet dependency may have meant: what the scopes on the way offer under a like label or type.
///
/// What a scope offers is put in order once, so that many faults below one scope don't each look through all of it.
struct NearMisses {
    let graph: BindingGraph
    private var offers: [NodeID: Offers] = [:]

    private static let most = 5

    init(graph: BindingGraph) { self.graph = graph }

    /// - Parameter chain: the types from the root to the one that asks.
    mutating func notes(for key: Key, along chain: [NodeID]) -> [Diagnostic.Note] {
        var found: [(rank: Int, node: NodeID, property: BindingGraph.Property)] = []
        for node in chain {
            // One more than is wanted: what is asked for may be among them, and is no miss.
            for number in offers(of: node).like(key, atMost: Self.most + 1) {
                let property = graph.nodes[node].properties[number]
                guard let rank = rank(of: graph.key(property.key), for: key) else { continue }
                found.append((rank, node, property))
            }
        }
        return found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .prefix(Self.most).map { _, miss in
                let isWrapped = .optional(graph.key(miss.property.key).type) == key.type
                return note(for: miss.property, of: miss.node, optional: isWrapped)
            }
    }

    private mutating func offers(of node: NodeID) -> Offers {
        if let known = offers[node] { return known }
        let new = Offers(of: node, in: graph)
        offers[node] = new
        return new
    }

    /// The nearer the smaller; `nil` of what is no miss but something else.
    private func rank(of offer: Key, for key: Key) -> Int? {
        guard offer != key else { return nil }
        if offer.label == key.label { return key.type == .optional(offer.type) ? 0 : 2 }
        if offer.type == key.type { return 1 }
        guard offer.type.lastName != nil, offer.type.lastName == key.type.lastName else { return nil }
        return 3
    }

    private func note(for property: BindingGraph.Property, of node: NodeID, optional: Bool) -> Diagnostic.Note
    {
        let advice =
            optional
            ? "@Received(onlyIfAvailable: true) takes it where it is provided" : "did you mean that?"
        return Diagnostic.Note(
            "\(graph.nodes[node].type) provides '\(property.title)': \(advice)",
            at: graph.location(of: property, in: node))
    }
}

/// What one type provides, by what may be mistaken for it. The lists hold numbers of properties, in order.
private struct Offers {
    private var byLabel: [String: [Int]] = [:]
    private var byType: [TypeExpression: [Int]] = [:]
    private var byName: [String: [Int]] = [:]

    init(of node: NodeID, in graph: BindingGraph) {
        for (number, property) in graph.nodes[node].properties.enumerated() where property.isProvided {
            let key = graph.key(property.key)
            byLabel[key.label, default: []].append(number)
            byType[key.type, default: []].append(number)
            if let name = key.type.lastName { byName[name, default: []].append(number) }
        }
    }

    /// The first of each list, in order.
    func like(_ key: Key, atMost limit: Int) -> [Int] {
        let lists = [byLabel[key.label], byType[key.type], key.type.lastName.flatMap { byName[$0] }]
        return Set(lists.compactMap(\.self).flatMap { $0.prefix(limit) }).sorted()
    }
}

import ArborModel

/// What the author of an unmet dependency may have meant: what the scopes on the way offer under a like label or type.
struct NearMisses {
    let graph: BindingGraph
    /// From the root to the type that asks.
    let chain: [NodeID]

    private static let most = 5

    func notes(for key: Key) -> [Diagnostic.Note] {
        let found = chain.flatMap { node in
            graph.nodes[node].properties.compactMap { property -> (rank: Int, note: Diagnostic.Note)? in
                guard property.isProvided, let rank = rank(of: graph.keys[property.key], for: key) else {
                    return nil
                }
                return (
                    rank,
                    note(
                        for: property, of: node,
                        optional: .optional(graph.keys[property.key].type) == key.type)
                )
            }
        }
        return found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .prefix(Self.most).map(\.element.note)
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

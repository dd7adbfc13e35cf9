import ArborModel

/// A provider that probably lists the wrong type: its declaration doesn't name that type, which another one provides, and
/// names one that no type provides.
struct Mislisting {
    /// The provider.
    var node: NodeID
    /// The type in its list.
    var listed: TypeID
    /// The missing type that it conforms to.
    var meant: NodeID

    /// The mislistings of a graph.
    static func all(in graph: BindingGraph) -> [Mislisting] {
        if graph.conflicts.isEmpty { return [] }
        var missing: [String: NodeID] = [:]
        for node in graph.nodeIDs where !graph.isDeclared(node) {
            if let name = graph.nodes[node].type.lastName { missing[name] = node }
        }
        return graph.conflicts.flatMap { conflict in
            conflict.providers.compactMap { node -> Mislisting? in
                guard let provider = graph.declaration(of: node), graph.ownSlot(of: node) != conflict.slot,
                    let name = graph.shown(conflict.slot).lastName
                else { return nil }
                let stated = provider.statedSupertypes
                guard !stated.contains(name), let meant = stated.compactMap({ missing[$0] }).first else {
                    return nil
                }
                return Mislisting(node: node, listed: conflict.slot, meant: meant)
            }
        }
    }
}

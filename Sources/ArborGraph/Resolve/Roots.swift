import ArborModel

extension BindingGraph {
    /// The declared roots, or, where no type declares one, those that version 0.9 inferred: types that take nothing
    /// from outside and that no such type's tree makes.
    func findRoots() -> [NodeID] {
        let declared = nodes.indices.filter { nodes[$0].declaration?.isRoot == true }
        return declared.isEmpty ? inferredRoots() : declared
    }

    private func inferredRoots() -> [NodeID] {
        let candidates = nodes.indices.filter { nodes[$0].declaration != nil && standsAlone($0) }
        let made = Set(nodes.indices.flatMap { madeEdges(of: $0).map(\.target) })
        return candidates.filter { !made.contains($0) && !nodes[$0].properties.isEmpty }
    }

    /// True where all properties are made here, or are aliases of properties of this type.
    private func standsAlone(_ node: NodeID) -> Bool {
        let own = Set(nodes[node].properties.map(\.key))
        return nodes[node].properties.allSatisfy { property in
            switch property.role {
            case .made: true
            case .alias(let source, _): own.contains(source.key)
            case .forwarded, .taken: false
            }
        }
    }
}

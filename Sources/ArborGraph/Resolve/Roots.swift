import ArborModel

extension GraphTables {
    /// The declared roots. If no type declares one, they may be inferred (`Dialect.infersRoots`): types that take
    /// nothing from outside and that no such type's tree makes.
    func findRoots() -> [NodeID] {
        let declared = declarations.indices.filter { files[declarations[$0]].isRoot }
        // A build may have none of those that are declared.
        let isInferred = declared.isEmpty && !excluded.contains(where: \.isRoot)
        return isInferred && modules.dialects.infersRoots(for: frontEnds) ? inferredRoots() : declared
    }

    /// The front ends that lowered the declarations.
    private var frontEnds: some Sequence<FrontEndID> {
        declarations.lazy.map { files[$0].frontEnd }
    }

    private func inferredRoots() -> [NodeID] {
        var isMade = Table<NodeID, Bool>(repeating: false, count: nodeTypes.count)
        for edge in made.edges { isMade[made.target(at: edge)] = true }
        return declarations.indices.filter { !isMade[$0] && !bindingRanges[$0].isEmpty && standsAlone($0) }
    }

    /// True where all properties are made here, or are aliases of properties of this type.
    private func standsAlone(_ node: NodeID) -> Bool {
        var own: Set<KeyID> = []
        return bindings[bindingRanges[node]].allSatisfy { binding in
            switch binding.role {
            case .instantiated: return true
            case .alias(let source, _):
                if own.isEmpty { own = Set(bindings[bindingRanges[node]].map(\.key)) }
                return own.contains(source.key)
            case .forwarded, .received: return false
            }
        }
    }
}

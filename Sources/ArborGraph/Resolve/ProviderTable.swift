import ArborModel

/// Which node fulfils which type. A slot is a type in normal form.
struct ProviderTable {
    /// By slot, the first provider, if there is one.
    private var providers = Table<TypeID, NodeID?>()
    /// All providers of the slots that have several.
    private var conflicting: [TypeID: [NodeID]] = [:]
    /// All providers of the slots whose providers are never compiled together.
    private var branches: [TypeID: [NodeID]] = [:]
    mutating func add(_ node: NodeID, fulfilling slots: some Sequence<TypeID>) {
        for slot in slots {
            providers.extend(to: slot, with: nil)
            guard let first = providers[slot] else {
                providers[slot] = node
                continue
            }
            if first != node, conflicting[slot]?.last != node {
                conflicting[slot, default: [first]].append(node)
            }
        }
    }

    /// The first provider of a slot; where there are more, the conflict is reported by a rule.
    func provider(of slot: TypeID) -> NodeID? {
        providers.contains(slot) ? providers[slot] : nil
    }

    /// The slots with several providers, in the order of their names.
    func conflicts(in types: TypeInterner) -> [BindingGraph.Conflict] {
        conflicting.map { BindingGraph.Conflict(slot: $0.key, providers: $0.value) }
            .sorted { types[$0.slot].description < types[$1.slot].description }
    }

    /// True of a slot that has several providers in one build.
    func isConflicting(_ slot: TypeID) -> Bool { !conflicting.isEmpty && conflicting[slot] != nil }

    /// The providers of a slot of which each build has one at most; empty where there is one only.
    func branches(of slot: TypeID) -> [NodeID] { branches.isEmpty ? [] : branches[slot] ?? [] }

    /// No slot is added any more.
    ///
    /// - Parameter clashing: of several nodes, those that are in one build with another of them.
    mutating func end(_ clashing: ([NodeID]) -> [NodeID]) {
        for (slot, nodes) in conflicting {
            let clashing = clashing(nodes)
            conflicting[slot] = clashing.isEmpty ? nil : clashing
            if clashing.isEmpty { branches[slot] = nodes }
        }
    }
}

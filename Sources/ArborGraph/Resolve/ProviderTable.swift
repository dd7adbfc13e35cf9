import ArborModel

/// Maps each type to the node that fulfils it. A slot is a type in normal form.
struct ProviderTable {
    /// By slot, the first or chosen provider, if there is one.
    private var providers = Table<TypeID, NodeID?>()
    /// All providers of the slots that have several in one build.
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

    /// Returns the first or chosen provider of a slot. If there are more, a rule reports the conflict.
    func provider(of slot: TypeID) -> NodeID? {
        providers.contains(slot) ? providers[slot] : nil
    }

    /// Returns the slots with several providers, in the order of their names.
    func conflicts(in types: TypeInterner) -> [BindingGraph.Conflict] {
        conflicting.map { BindingGraph.Conflict(slot: $0.key, providers: $0.value) }
            .sorted { types[$0.slot].description < types[$1.slot].description }
    }

    /// Returns true if the slot has several providers in one build.
    func isConflicting(_ slot: TypeID) -> Bool { !conflicting.isEmpty && conflicting[slot] != nil }

    /// Returns the providers of a slot of which each build has at most one. Empty if there is one provider only.
    func branches(of slot: TypeID) -> [NodeID] { branches.isEmpty ? [] : branches[slot] ?? [] }

    /// Finishes the table. No slot is added after this call.
    ///
    /// - Parameters:
    ///   - choice: Which of several providers in one build fulfils a slot. Beyond the last one, it starts over.
    ///   - clashing: Returns the nodes that share a build with another of the given nodes.
    mutating func end(choosing choice: Int, _ clashing: ([NodeID]) -> [NodeID]) {
        for (slot, nodes) in conflicting {
            let clashing = clashing(nodes)
            conflicting[slot] = clashing.isEmpty ? nil : clashing
            if clashing.isEmpty {
                branches[slot] = nodes
            } else if choice > 0 {
                providers[slot] = BindingGraph.Conflict(slot: slot, providers: clashing).chosen(by: choice)
            }
        }
    }
}

import ArborModel

/// Which node fulfils which type. A slot is a type in normal form.
struct SlotTable {
    /// By slot, the first provider; -1 where there is none.
    private var providers: [Int32] = []
    /// All providers of the slots that have several.
    private var conflicting: [TypeID: [NodeID]] = [:]
    /// All providers of the slots whose providers are never compiled together.
    private var branches: [TypeID: [NodeID]] = [:]
    mutating func add(_ node: NodeID, fulfilling slots: some Sequence<TypeID>) {
        for slot in slots {
            while providers.count <= Int(slot) { providers.append(-1) }
            let first = Int(providers[Int(slot)])
            if first < 0 {
                providers[Int(slot)] = Int32(node)
            } else if first != node, conflicting[slot]?.last != node {
                conflicting[slot, default: [first]].append(node)
            }
        }
    }

    /// The first provider of a slot; where there are more, the conflict is reported by a rule.
    func provider(of slot: TypeID) -> NodeID? {
        Int(slot) < providers.count && providers[Int(slot)] >= 0 ? Int(providers[Int(slot)]) : nil
    }

    /// The slots with several providers, in the order of their names.
    func conflicts(in types: TypeTable) -> [BindingGraph.Conflict] {
        conflicting.map { BindingGraph.Conflict(slot: $0.key, providers: $0.value) }
            .sorted { types[$0.slot].description < types[$1.slot].description }
    }

    /// The providers of a slot of which each build has one at most; empty where there is one only.
    func branches(of slot: TypeID) -> [NodeID] { branches.isEmpty ? [] : branches[slot] ?? [] }

    /// No slot is added any more.
    ///
    /// - Parameter conditions: those of the `#if` branches around a node's declaration.
    mutating func end(conditions: (NodeID) -> [String]) {
        for (slot, nodes) in conflicting {
            let all = nodes.map(conditions)
            // What is always there leaves no room for another.
            if all.contains([]) { continue }
            let parsed = all.map(BranchConditions.init)
            let clashing = nodes.indices.filter { one in
                nodes.indices.contains { $0 != one && !parsed[one].excludes(parsed[$0]) }
            }
            conflicting[slot] = clashing.isEmpty ? nil : clashing.map { nodes[$0] }
            if clashing.isEmpty { branches[slot] = nodes }
        }
    }
}

import ArborModel

extension BindingGraph {
    /// The declared types that no type makes, though a checked type asks for what they provide: another one was chosen.
    ///
    /// A type that isn't asked for is left out, as in a graph without conflicts.
    var topsInConflict: [NodeID] {
        if conflicts.isEmpty { return [] }
        var search = ConflictSearch(self)
        return search.tops()
    }
}

/// Walks the checked types, which are more with each top that is found.
private struct ConflictSearch {
    private let graph: BindingGraph
    /// The providers of the slots that no property has asked for yet.
    private var providers: [TypeID: [NodeID]]
    private let unmade: Set<NodeID>
    private var open: [NodeID]
    private var seen: Set<NodeID>

    init(_ graph: BindingGraph) {
        self.graph = graph
        providers = Dictionary(uniqueKeysWithValues: graph.conflicts.map { ($0.slot, $0.providers) })
        unmade = Set(graph.unmadeNodes)
        open = graph.roots
        seen = Set(open)
    }

    mutating func tops() -> [NodeID] {
        var tops: [NodeID] = []
        while let node = open.popLast() {
            for binding in graph.bindings(of: node) {
                guard case .instantiated(let target, _) = graph.bindings[binding].role else { continue }
                visit(target)
                guard let slot = graph.undecided[binding], let others = providers.removeValue(forKey: slot)
                else { continue }
                tops += others.filter { unmade.contains($0) && visit($0) }
            }
        }
        return tops.sorted()
    }

    /// Returns whether the node is visited for the first time.
    @discardableResult
    private mutating func visit(_ node: NodeID) -> Bool {
        let isNew = seen.insert(node).inserted
        if isNew { open.append(node) }
        return isNew
    }
}

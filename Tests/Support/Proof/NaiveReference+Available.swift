extension NaiveReference {
    /// The properties that are received if available, and what the expanded tree says about them.
    public struct Available: Sendable {
        /// Those that have a value in some place of the tree.
        public var met: Set<Fault> = []
        /// Those for which each place has a type above that provides the value at some time.
        public var offered: Set<Fault> = []
        fileprivate var unoffered: Set<Fault> = []
    }

    private typealias Frame = (node: Int, step: Int)

    public func available() -> Available {
        var found = Available()
        for root in graph.nodes.indices where graph.nodes[root].isRoot { walk(root, below: [], &found) }
        found.offered.subtract(found.unoffered)
        return found
    }

    private func walk(_ node: Int, below frames: [Frame], _ found: inout Available) {
        guard frames.count(where: { $0.node == node }) < Self.depth else { return }
        for (index, property) in graph.nodes[node].properties.enumerated() {
            if case .received(let need) = property.source, need.isIfAvailable {
                note(need, at: fault("never-available", node, index), below: frames, &found)
            }
            guard property.source == .made, let target = graph.provider(of: property.key.value) else {
                continue
            }
            walk(target, below: frames + [(node, index)], &found)
        }
    }

    private func note(
        _ need: ProofGraph.Need, at place: Fault, below frames: [Frame], _ found: inout Available
    ) {
        var isOffered = false
        for frame in frames.reversed() {
            guard let candidate = candidate(for: need, in: frame.node) else { continue }
            let property = graph.nodes[frame.node].properties[candidate]
            switch property.source {
            case .received(let need) where need.isIfAvailable: continue
            case .received, .forwarded: found.met.insert(place)
            case .made, .alias:
                if seen(in: frame.node)[frame.step].contains(property.key.label) { found.met.insert(place) }
            }
            isOffered = true
        }
        if isOffered { found.offered.insert(place) } else { found.unoffered.insert(place) }
    }
}

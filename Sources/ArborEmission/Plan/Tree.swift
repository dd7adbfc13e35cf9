import ArborGraph

/// The types below one root.
struct Tree {
    /// The root and all types that it leads to, in the order of their numbers.
    let nodes: [NodeID]
    /// Those that some type of the tree makes.
    let made: [NodeID]
    /// Those that are made where any thread may ask: by a Sendable Instantiator or below one.
    let sendable: Set<NodeID>

    init(root: NodeID, of graph: BindingGraph) {
        var edges: [(target: NodeID, isSendable: Bool, source: NodeID)] = []
        nodes = Self.closure(of: [root]) { node in
            let made = graph.made(by: node)
            edges += made.map { (target: $0.target, isSendable: $0.isSendable, source: node) }
            return made.map(\.target)
        }.sorted()
        made = Set(edges.map(\.target)).sorted()
        let starts = Set(edges.filter(\.isSendable).map(\.target))
        sendable = Set(Self.closure(of: starts.sorted()) { graph.made(by: $0).map(\.target) })
    }

    /// The names by which the tree's code calls its types: a local of the same name would hide the type.
    func typeNames(in graph: BindingGraph) -> Set<String> {
        var names: Set<String> = []
        for node in nodes {
            graph.nodes[node].type.forEachName { names.insert($0) }
            for property in graph.nodes[node].properties { property.type.forEachName { names.insert($0) } }
        }
        return names
    }

    private static func closure(of starts: [NodeID], targets: (NodeID) -> [NodeID]) -> [NodeID] {
        var seen = Set(starts)
        var order = starts
        var next = 0
        while next < order.count {
            for target in targets(order[next]) where seen.insert(target).inserted { order.append(target) }
            next += 1
        }
        return order
    }
}

extension BindingGraph {
    fileprivate func made(by node: NodeID) -> [(target: NodeID, isSendable: Bool)] {
        nodes[node].properties.compactMap { property in
            guard case .made(let target, let production) = property.role else { return nil }
            return (target, production.instantiator?.isSendable == true)
        }
    }
}

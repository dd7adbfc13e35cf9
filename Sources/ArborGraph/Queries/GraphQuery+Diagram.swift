import ArborModel

/// The part of a graph that is drawn. By default it is the whole graph.
public struct DiagramExtent: Sendable {
    /// The name of a type: the diagram holds it and the types that it leads to. `nil` for no restriction.
    public var below: String?
    /// The name of a type: the diagram holds it and the types that lead to it. `nil` for no restriction.
    public var to: String?

    /// Creates an extent. A type is drawn only if it satisfies both restrictions.
    public init(below: String? = nil, to: String? = nil) {
        self.below = below
        self.to = to
    }
}

extension GraphQuery {
    /// Returns a diagram of the graph, or of a part of it.
    ///
    /// - Throws: `NameLookupError` if the extent names a type that is unknown or ambiguous.
    public func diagram(_ extent: DiagramExtent) throws(NameLookupError) -> GraphDiagram {
        var isDrawn = Table<NodeID, Bool>(repeating: true, count: graph.nodeCount)
        if let name = extent.below {
            keep(try node(named: name), in: &isDrawn) { node in Array(graph.made.targets(of: node)) }
        }
        if let name = extent.to {
            keep(try node(named: name), in: &isDrawn) { node in creators(of: node).map(owner(of:)) }
        }
        return diagram { isDrawn[$0] }
    }

    /// A diagram of the types that the roots lead to.
    public var reachedDiagram: GraphDiagram { diagram { analysis.isReached($0) } }

    /// Removes the nodes that can't be reached from a node by the edges.
    private func keep(_ start: NodeID, in isDrawn: inout Table<NodeID, Bool>, edges: (NodeID) -> [NodeID]) {
        var isSeen = Table<NodeID, Bool>(repeating: false, count: graph.nodeCount)
        isSeen[start] = true
        var stack = [start]
        while let node = stack.popLast() {
            for next in edges(node) where !isSeen[next] {
                isSeen[next] = true
                stack.append(next)
            }
        }
        for node in isDrawn.indices where !isSeen[node] { isDrawn[node] = false }
    }

    private func diagram(of isDrawn: (NodeID) -> Bool) -> GraphDiagram {
        let drawn = graph.nodes.indices.filter(isDrawn)
        var indices = Table<NodeID, Int?>(repeating: nil, count: graph.nodeCount)
        for (index, node) in drawn.enumerated() { indices[node] = index }
        let names = uniqueNames(of: drawn)
        let roots = Set(graph.roots)
        return GraphDiagram(
            nodes: zip(drawn, names).map { self.node($0, named: $1, isRoot: roots.contains($0)) },
            edges: drawn.enumerated().flatMap { index, node in
                graph.bindings(of: node).compactMap { edge(of: $0, from: index, indices) }
            })
    }

    private func node(_ node: NodeID, named name: String, isRoot: Bool) -> GraphDiagram.Node {
        let declaration = graph.nodes[node].declaration
        return GraphDiagram.Node(
            name: name, module: module(of: node), kind: declaration?.kind, location: declaration?.location,
            isRoot: isRoot, isReached: analysis.isReached(node), dependencies: declaration?.dependencies ?? []
        )
    }

    /// - Parameter indices: By node, its index among the drawn nodes.
    private func edge(of binding: BindingID, from: Int, _ indices: Table<NodeID, Int?>) -> GraphDiagram.Edge?
    {
        guard case .instantiated(let target, let mode) = graph.bindings[binding].role,
            let index = indices[target]
        else { return nil }
        return GraphDiagram.Edge(
            from: from, to: index, label: graph.symbols[graph.bindings[binding].label],
            type: graph.shown(graph.bindings[binding].type).description, isLazy: mode.isLazy)
    }

    /// The names of the nodes. A type that is declared several times gets a number from its second node on.
    private func uniqueNames(of nodes: [NodeID]) -> [String] {
        var counts: [String: Int] = [:]
        return nodes.map { node in
            let name = name(of: node)
            counts[name, default: 0] += 1
            return counts[name] == 1 ? name : "\(name) #\(counts[name]!)"
        }
    }
}

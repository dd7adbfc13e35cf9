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
    public var reachedDiagram: GraphDiagram { diagram { analysis.isBelowRoot($0) } }

    /// Removes the nodes that can't be reached from a node by the edges.
    private func keep(_ start: NodeID, in isDrawn: inout Table<NodeID, Bool>, edges: (NodeID) -> [NodeID]) {
        var isSeen = Table<NodeID, Bool>(repeating: false, count: graph.nodeCount)
        var stack = additions.nodes(of: start)
        for node in stack { isSeen[node] = true }
        while let node = stack.popLast() {
            for next in edges(node) where !isSeen[next] {
                isSeen[next] = true
                stack.append(next)
            }
        }
        for node in isDrawn.indices where !isSeen[node] { isDrawn[node] = false }
    }

    private func diagram(of isDrawn: (NodeID) -> Bool) -> GraphDiagram {
        let drawn = graph.nodes.indices.filter { subject in
            additions.isSubject(subject) && additions.nodes(of: subject).contains(where: isDrawn)
        }
        var indices = Table<NodeID, Int?>(repeating: nil, count: graph.nodeCount)
        for (index, subject) in drawn.enumerated() {
            for node in additions.nodes(of: subject) { indices[node] = index }
        }
        let names = uniqueNames(of: drawn)
        let roots = Set(graph.roots)
        return GraphDiagram(
            nodes: zip(drawn, names).map { self.node($0, named: $1, isRoot: roots.contains($0)) },
            edges: drawn.enumerated().flatMap { index, subject in
                let bindings = additions.nodes(of: subject).filter(isDrawn).flatMap(graph.bindings(of:))
                return bindings.compactMap { edge(of: $0, from: index, indices) }.unique
            })
    }

    private func node(_ subject: NodeID, named name: String, isRoot: Bool) -> GraphDiagram.Node {
        let nodes = additions.nodes(of: subject)
        let node = nodes.first(where: analysis.isBelowRoot) ?? subject
        let declaration = graph.nodes[node].declaration
        return GraphDiagram.Node(
            name: name, module: module(of: node), kind: declaration?.kind, location: declaration?.location,
            isRoot: isRoot, isReached: analysis.isBelowRoot(node), dependencies: dependencies(of: node))
    }

    private func dependencies(of node: NodeID) -> [Dependency] {
        let declared = graph.nodes[node].declaration?.dependencies ?? []
        let hidden = graph.bindings(of: node).filter(isHidden).map { graph.property($0, of: node) }
        if hidden.isEmpty { return declared }
        return zip(graph.nodes[node].properties.indices, declared).filter { !hidden.contains($0.0) }.map(\.1)
    }

    /// - Parameter indices: By node, its index among the drawn subjects.
    private func edge(of binding: BindingID, from: Int, _ indices: Table<NodeID, Int?>) -> GraphDiagram.Edge?
    {
        guard let target = product(of: binding), let index = indices[target] else { return nil }
        return GraphDiagram.Edge(
            from: from, to: index, label: graph.symbols[graph.bindings[binding].label],
            type: graph.shown(graph.bindings[binding].type).description, isLazy: isLater(binding))
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

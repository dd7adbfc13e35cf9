import ArborModel

/// A type that no root leads to is made by nothing that Arbor writes: its annotations are dead, or a property is
/// missing.
///
/// Sources without a root are a part of a larger graph, of which nothing is known here.
struct UnreachableTypeRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        if graph.roots.isEmpty { return [] }
        let idle = graph.declarations.indices.filter { !analysis.isReached($0) }
        let makers = makers(of: idle, in: graph)
        return idle.map { diagnostic(for: $0, makers: makers[$0] ?? [], in: graph) }
    }

    /// The first properties that make each of some nodes. None of these nodes is made by a node that a root leads to.
    private func makers(of idle: [NodeID], in graph: BindingGraph) -> [NodeID: [BreadthFirstSearch.Step]] {
        var makers: [NodeID: [BreadthFirstSearch.Step]] = [:]
        for node in idle {
            for (edge, target) in graph.madeEdges(of: node) where makers[target, default: []].count < 3 {
                makers[target, default: []].append(BreadthFirstSearch.Step(from: node, edge: edge))
            }
        }
        return makers
    }

    private func diagnostic(
        for node: NodeID, makers: [BreadthFirstSearch.Step], in graph: BindingGraph
    ) -> Diagnostic {
        let type = graph.nodes[node].type
        return Diagnostic(
            .unreachableType, "no root leads to \(type), so nothing makes one",
            about: [graph.subject(of: node)], at: graph.nodes[node].declaration?.location,
            path: makers.map { step in
                let property = graph.nodes[step.from].properties[step.edge]
                return Diagnostic.Note(
                    "\(graph.nodes[step.from].type) would make it, and no root leads there either",
                    at: graph.location(of: property, in: step.from))
            },
            help: makers.isEmpty
                ? "instantiate it in a type that a root leads to, declare it a root, or remove the annotation"
                : "instantiate what would make it in a type that a root leads to, or remove both")
    }
}

import ArborModel

/// Reports types that no root leads to.
///
/// No generated code makes such a type: its annotations are dead, or a property is missing. Sources without a root are
/// part of a larger graph that is unknown here, so the rule reports nothing for them.
struct UnreachableTypeRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        if graph.roots.isEmpty { return [] }
        let idle = graph.declarations.indices.filter {
            !analysis.isReached($0) && !graph.checksOwnGraph($0)
        }
        let creators = creators(of: idle, in: graph)
        return idle.map { diagnostic(for: $0, creators: creators[$0] ?? [], in: graph) }
    }

    /// By unreached node, the first properties that make it. Only an unreached node can make an unreached node.
    private func creators(of idle: [NodeID], in graph: BindingGraph) -> [NodeID: [BreadthFirstSearch.Step]] {
        var creators: [NodeID: [BreadthFirstSearch.Step]] = [:]
        for node in idle {
            for (edge, target) in graph.madeEdges(of: node) where creators[target, default: []].count < 3 {
                creators[target, default: []].append(BreadthFirstSearch.Step(from: node, edge: edge))
            }
        }
        return creators
    }

    private func diagnostic(
        for node: NodeID, creators: [BreadthFirstSearch.Step], in graph: BindingGraph
    ) -> Diagnostic {
        let type = graph.nodes[node].type
        return Diagnostic(
            .unreachableType, "no root leads to \(type), so no code makes it",
            about: [graph.subject(of: node)], at: graph.nodes[node].declaration?.location,
            path: creators.map { step in
                let property = graph.nodes[step.from].properties[step.edge]
                return Diagnostic.Note(
                    "\(graph.nodes[step.from].type) would make it, but no root leads there either",
                    at: graph.location(of: property, in: step.from))
            },
            help: creators.isEmpty
                ? "instantiate it in a type that a root leads to, declare it a root, or remove the annotation"
                : "instantiate the type that would make it in a type that a root leads to, or remove both")
    }
}

import ArborModel

/// A root is made by `init()`, which is given nothing: it can't have forwarded properties.
///
/// What it takes is found by the rule on unmet dependencies, since nothing stands above it.
struct RootRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        return graph.roots.flatMap { root in
            analysis.forwarded(of: root).map { property in
                let fault = RootFault.forwarded(property.title)
                return Diagnostic(
                    fault.id, fault.message(root: graph.nodes[root].type),
                    about: [graph.subject(of: root), property.label],
                    at: graph.location(of: property, in: root),
                    chain: analysis.way(to: root).going(to: property).chain,
                    help: fault.help(in: graph.terms(of: root)))
            }
        }
    }
}

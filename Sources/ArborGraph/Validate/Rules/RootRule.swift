import ArborModel

/// A root is made by `init()`, which is given nothing: it can't have forwarded properties.
///
/// What it takes is found by the rule on unmet dependencies, since nothing stands above it.
struct RootRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        return graph.roots.flatMap { root in
            analysis.forwarded(of: root).map { property in
                Diagnostic(
                    .forwardedIntoRoot,
                    "'\(property.title)' is forwarded, but \(graph.nodes[root].type) is a root: nobody gives it a value",
                    at: graph.location(of: property, in: root),
                    chain: analysis.way(to: root).going(to: property).chain,
                    help:
                        "instantiate it here, or move what needs it into a type that is made by an Instantiator"
                )
            }
        }
    }
}

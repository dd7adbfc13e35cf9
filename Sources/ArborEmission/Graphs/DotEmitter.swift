import ArborGraph

/// Draws a graph in Graphviz's language: a node a type, an arrow a property from the type that has it.
public struct DotEmitter: Sendable {
    public init() {}

    /// Roots are bold; what an Instantiator makes is dashed.
    public func emit(_ validated: ValidatedGraph) -> String {
        let graph = validated.graph
        var lines = [
            "digraph Arbor {", "    node [shape=box, fontname=\"Helvetica\"]",
            "    edge [fontname=\"Helvetica\"]",
        ]
        lines += validated.reached.map { node in
            let style = graph.roots.contains(node) ? " [style=bold]" : ""
            return "    \(quoted(graph.nodes[node].type.description))\(style)"
        }
        for node in validated.reached { lines += edges(of: node, in: graph) }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    private func edges(of node: NodeID, in graph: BindingGraph) -> [String] {
        graph.nodes[node].properties.compactMap { property in
            guard case .made(let target, let production) = property.role else { return nil }
            let ends =
                "\(quoted(graph.nodes[node].type.description)) -> \(quoted(graph.nodes[target].type.description))"
            return "    \(ends) [label=\(quoted(property.label))\(production.isLazy ? ", style=dashed" : "")]"
        }
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
    }
}

import ArborModel

extension GraphDiagram {
    /// The diagram in Graphviz's language: a node for each type, an arrow for each property from the type that has it,
    /// a box for each module.
    ///
    /// Roots are bold and products of Instantiators dashed. Types without a provider are red, and types that no root
    /// leads to are grey.
    public var dot: String {
        var text = """
            digraph Arbor {
                rankdir=LR
                node [shape=box, fontname="Helvetica"]
                edge [fontname="Helvetica", fontsize=11]

            """
        for (index, cluster) in clusters.enumerated() {
            text += "    subgraph cluster_\(index) {\n        label=\(quoted(cluster.module))\n"
            for node in cluster.nodes { text += "    " + line(for: nodes[node]) }
            text += "    }\n"
        }
        for node in nodes where node.module == nil { text += line(for: node) }
        for edge in edges { text += line(for: edge) }
        return text + "}\n"
    }

    private func line(for node: Node) -> String {
        let style =
            if node.kind == nil {
                " [color=red, style=dashed]"
            } else if node.isRoot {
                " [style=bold]"
            } else if !node.isReached {
                " [color=gray, fontcolor=gray]"
            } else { "" }
        return "    \(quoted(node.name))\(style)\n"
    }

    private func line(for edge: Edge) -> String {
        let ends = "\(quoted(nodes[edge.from].name)) -> \(quoted(nodes[edge.to].name))"
        return "    \(ends) [label=\(quoted(edge.label))\(edge.isLazy ? ", style=dashed" : "")]\n"
    }

    /// Quotes a text. Graphviz's escapes in quotes are those of the quote and the backslash.
    private func quoted(_ text: String) -> String {
        let signs: Set<Character> = ["\"", "\\"]
        return "\"" + text.map { signs.contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
    }
}

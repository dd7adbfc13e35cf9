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
            text += "    subgraph cluster_\(index) {\n        label=\(cluster.module.quotedForDOT)\n"
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
        return "    \(node.name.quotedForDOT)\(style)\n"
    }

    private func line(for edge: Edge) -> String {
        let ends = "\(nodes[edge.from].name.quotedForDOT) -> \(nodes[edge.to].name.quotedForDOT)"
        return "    \(ends) [label=\(edge.label.quotedForDOT)\(edge.isLazy ? ", style=dashed" : "")]\n"
    }
}

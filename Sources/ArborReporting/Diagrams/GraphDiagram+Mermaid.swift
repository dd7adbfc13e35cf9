import ArborModel

extension GraphDiagram {
    /// The diagram in Mermaid's language, which GitHub and many editors draw.
    ///
    /// Roots have a thick border and products of Instantiators dotted arrows. Types without a provider are red, and
    /// types that no root leads to are grey.
    public var mermaid: String {
        var text = "flowchart LR\n"
        for (index, cluster) in clusters.enumerated() {
            text += "    subgraph m\(index)[\(cluster.module.quotedForMermaid)]\n"
            for node in cluster.nodes { text += "    " + line(for: node) }
            text += "    end\n"
        }
        for index in nodes.indices where nodes[index].module == nil {
            text += line(for: index)
        }
        for edge in edges {
            text +=
                "    t\(edge.from) \(edge.isLazy ? "-.->" : "-->")|\(edge.label.quotedForMermaid)| t\(edge.to)\n"
        }
        return text + styles
    }

    private func line(for index: Int) -> String {
        "    t\(index)[\(nodes[index].name.quotedForMermaid)]\n"
    }

    private var styles: String {
        let styles: [(name: String, look: String, isMeant: (Node) -> Bool)] = [
            ("root", "stroke-width:3px", { $0.isRoot }),
            ("missing", "stroke:#c00,stroke-dasharray:4", { $0.kind == nil }),
            ("apart", "color:#888,stroke:#888", { $0.kind != nil && !$0.isReached }),
        ]
        return styles.map { style in
            let nodes = nodes.indices.filter { style.isMeant(self.nodes[$0]) }
            if nodes.isEmpty { return "" }
            return "    classDef \(style.name) \(style.look)\n"
                + nodes.map { "    class t\($0) \(style.name)\n" }.joined()
        }.joined()
    }
}

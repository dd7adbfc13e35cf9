import ArborModel

/// Writes a diagram in Mermaid's language, which GitHub and many editors draw.
public struct MermaidEmitter: Sendable {
    /// Creates an emitter. It has no state.
    public init() {}

    /// Returns the diagram as a flowchart.
    ///
    /// Roots have a thick border and products of Instantiators dotted arrows. Types without a provider are red, and
    /// types that no root leads to are grey.
    public func emit(_ drawing: GraphDiagram) -> String {
        var text = "flowchart LR\n"
        for (number, cluster) in drawing.clusters.enumerated() {
            text += "    subgraph m\(number)[\(quoted(cluster.module))]\n"
            for node in cluster.nodes { text += "    " + line(for: node, in: drawing) }
            text += "    end\n"
        }
        for number in drawing.nodes.indices where drawing.nodes[number].module == nil {
            text += line(for: number, in: drawing)
        }
        for edge in drawing.edges {
            text += "    t\(edge.from) \(edge.isLazy ? "-.->" : "-->")|\(quoted(edge.label))| t\(edge.to)\n"
        }
        return text + styles(of: drawing)
    }

    private func line(for number: Int, in drawing: GraphDiagram) -> String {
        "    t\(number)[\(quoted(drawing.nodes[number].name))]\n"
    }

    private func styles(of drawing: GraphDiagram) -> String {
        let styles: [(name: String, look: String, isMeant: (GraphDiagram.Node) -> Bool)] = [
            ("root", "stroke-width:3px", { $0.isRoot }),
            ("missing", "stroke:#c00,stroke-dasharray:4", { $0.kind == nil }),
            ("apart", "color:#888,stroke:#888", { $0.kind != nil && !$0.isReached }),
        ]
        return styles.map { style in
            let nodes = drawing.nodes.indices.filter { style.isMeant(drawing.nodes[$0]) }
            if nodes.isEmpty { return "" }
            return "    classDef \(style.name) \(style.look)\n"
                + nodes.map { "    class t\($0) \(style.name)\n" }.joined()
        }.joined()
    }

    /// Between quotes Mermaid reads HTML, and its own entities.
    private func quoted(_ text: String) -> String {
        let entities: [Character: String] = [
            "\"": "#quot;", "#": "#35;", "<": "#lt;", ">": "#gt;", "&": "#amp;", "`": "#96;", "\\": "#92;",
        ]
        return "\"" + text.map { entities[$0] ?? "\($0)" }.joined() + "\""
    }
}

import ArborModel

extension GraphDiagram {
    /// The diagram as one JSON object, with a line for each type and for each edge. Empty, false and absent fields are
    /// left out.
    public var json: String {
        let types = list(nodes) { $0.write($1) }
        let edges = list(edges) { line, edge in
            line.field("from", nodes[edge.from].name)
            line.field("to", nodes[edge.to].name)
            line.field("label", edge.label)
            line.field("type", edge.type)
            line.field("isLazy", edge.isLazy)
        }
        return "{\"types\":\(types),\n\"edges\":\(edges)}\n"
    }

    private func list<Element>(
        _ elements: [Element], _ write: (inout JSONLine, Element) -> Void
    ) -> String {
        var lines: [String] = []
        for element in elements {
            var line = JSONLine()
            line.object { write(&$0, element) }
            lines.append(String(line.text.dropLast()))
        }
        return lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]"
    }
}

extension JSONLine {
    fileprivate mutating func write(_ node: GraphDiagram.Node) {
        field("name", node.name)
        field("kind", node.kind?.rawValue ?? "")
        field("module", node.module ?? "")
        field(node.location)
        field("isRoot", node.isRoot)
        field("isReached", node.isReached)
        field("isMissing", node.kind == nil)
        field("dependencies", node.dependencies) { line, dependency in
            line.field("label", dependency.label)
            line.field("type", dependency.type.description)
            line.field("source", dependency.source.name)
            line.field("line", dependency.range.start.line)
            line.field("column", dependency.range.start.column)
        }
    }

    /// Writes the fields `path`, `line` and `column`.
    mutating func field(_ location: SourceLocation?) {
        guard let location else { return }
        field("path", location.path)
        guard let start = location.range?.start else { return }
        field("line", start.line)
        field("column", start.column)
    }
}

extension Dependency.Source {
    fileprivate var name: String {
        switch self {
        case .instantiated: "instantiated"
        case .forwarded: "forwarded"
        case .received(let ifAvailable): ifAvailable ? "received if available" : "received"
        case .alias: "renamed"
        }
    }
}

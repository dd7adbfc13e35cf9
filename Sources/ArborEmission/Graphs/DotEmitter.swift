import ArborGraph

/// Draws a graph in Graphviz's language: a node a type, an arrow a property from the type that has it.
public struct DotEmitter: Sendable {
    public init() {}

    /// Roots are bold; what an Instantiator makes is dashed.
    public func emit(_ validated: ValidatedGraph) -> [UInt8] {
        let graph = validated.graph
        let roots = Set(graph.roots)
        var text = Array(
            """
            digraph Arbor {
                node [shape=box, fontname="Helvetica"]
                edge [fontname="Helvetica"]

            """.utf8)
        for node in validated.reached {
            text += "    ".utf8
            write(graph.types.text(of: graph.nodeTypes[node]), of: graph, to: &text)
            text += (roots.contains(node) ? " [style=bold]\n" : "\n").utf8
        }
        for node in validated.reached { writeEdges(of: node, of: graph, to: &text) }
        text += "}\n".utf8
        return text
    }

    private func writeEdges(of node: NodeID, of graph: BindingGraph, to text: inout [UInt8]) {
        for binding in graph.bindings[graph.bindings(of: node)] {
            guard case .made(let target, let production) = binding.role else { continue }
            text += "    ".utf8
            write(graph.types.text(of: graph.nodeTypes[node]), of: graph, to: &text)
            text += " -> ".utf8
            write(graph.types.text(of: graph.nodeTypes[target]), of: graph, to: &text)
            text += " [label=".utf8
            write(binding.label, of: graph, to: &text)
            text += (production.isLazy ? ", style=dashed]\n" : "]\n").utf8
        }
    }

    /// In quotes.
    private func write(_ symbol: Symbol, of graph: BindingGraph, to text: inout [UInt8]) {
        text.append(UInt8(ascii: "\""))
        let start = text.count
        text += graph.symbols.withTexts { Array($0[symbol]) }
        if text[start...].contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
            let escaped = text[start...].flatMap {
                $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") ? [UInt8(ascii: "\\"), $0] : [$0]
            }
            text.replaceSubrange(start..., with: escaped)
        }
        text.append(UInt8(ascii: "\""))
    }
}

import ArborModel

/// Reports a generic type that makes a larger specialization of itself, which in turn makes a larger one, without end.
struct EndlessTypeRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        if graph.endless.isEmpty { return [] }
        return analysis.reached.compactMap { node in
            guard let declaration = graph.declaration(of: node),
                let first = graph.endless[graph.types[graph.nodeTypes[node]].normal]
            else { return nil }
            return Diagnostic(
                .endlessType,
                first.count < 3
                    ? "'\(declaration.name)' would be made with more than \(GenericExpansion.mostTypes) different generic arguments"
                    : "'\(graph.shown.shown(first[0]))' makes '\(graph.shown.shown(first[1]))', which makes "
                        + "'\(graph.shown.shown(first[2]))', and so on without end",
                about: [graph.subject(of: node)], at: declaration.location,
                help:
                    "let '\(declaration.name)' make a type with its own generic arguments, or a type that is not generic"
            )
        }
    }
}

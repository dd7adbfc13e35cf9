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
                    ? "'\(declaration.name)' is made with more than \(GenericExpansion.mostTypes) different arguments"
                    : "'\(graph.shown.shown(first[0]))' leads to '\(graph.shown.shown(first[1]))', which leads to "
                        + "'\(graph.shown.shown(first[2]))', and so on without an end",
                about: [graph.subject(of: node)], at: declaration.location,
                help: "let it make a type with the arguments that it has itself, or one that is not generic")
        }
    }
}

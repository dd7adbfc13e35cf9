import ArborModel

/// Reports a generic type that makes a larger specialization of itself, which in turn makes a larger one, without end, or
/// one whose arguments have become too large.
struct EndlessTypeRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        if graph.endless.isEmpty { return [] }
        return analysis.reached.compactMap { node in
            guard let declaration = graph.declaration(of: node),
                let reason = graph.endless[graph.types[graph.nodeTypes[node]].normal]
            else { return nil }
            return Diagnostic(
                .endlessType, Self.message(reason, declaration.name, in: graph),
                about: [graph.subject(of: node)], at: declaration.location,
                help:
                    "let '\(declaration.name)' make a type with its own generic arguments, or a type that is not generic"
            )
        }
    }

    private static func message(
        _ reason: GenericExpansion.Endlessness, _ name: String, in graph: BindingGraph
    ) -> String {
        switch reason {
        case .makes(let types):
            let shown = types.map { "'\(graph.shown.shown($0))'" }
            return "\(shown[0]) makes \(shown[1]), which makes \(shown[2]), and so on without end"
        case .hasManyTypes:
            return
                "'\(name)' would be made with more than \(GenericExpansion.mostTypes) different generic arguments"
        case .isLarge:
            return
                "'\(name)' would be made with generic arguments of more than \(GenericExpansion.mostParts) types"
        }
    }
}

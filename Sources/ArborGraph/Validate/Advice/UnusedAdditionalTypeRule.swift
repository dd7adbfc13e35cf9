import ArborModel

/// Reports an additional type that no property instantiates. Properties of types that no root leads to count as well.
struct UnusedAdditionalTypeRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        return graph.additionalSlots.filter { !graph.isAsked($0.slot) }.compactMap { additional in
            guard let declaration = graph.nodes[additional.node].declaration else { return nil }
            let reference = declaration.additionalTypes[additional.index]
            return Diagnostic(
                .unusedAdditionalType,
                "\(graph.nodes[additional.node].type) fulfils \(reference.type), but no property instantiates that",
                about: [graph.subject(of: additional.node), graph.subject(of: additional.slot)],
                at: SourceLocation(path: declaration.location.path, range: reference.range),
                help:
                    "remove '\(reference.type).self' from \(graph.terms(of: additional.node).additionalTypes)"
            )
        }
    }
}

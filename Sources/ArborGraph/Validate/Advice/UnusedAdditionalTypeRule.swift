import ArborModel

/// A type stands for another that no property asks for, be it one that no root leads to.
struct UnusedAdditionalTypeRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        return graph.additionalSlots.filter { !graph.isAsked($0.slot) }.compactMap { place in
            guard let declaration = graph.nodes[place.node].declaration else { return nil }
            let reference = declaration.additionalTypes[place.index]
            return Diagnostic(
                .unusedAdditionalType,
                "\(graph.nodes[place.node].type) stands for \(reference.type), which no property instantiates",
                about: [graph.subject(of: place.node), graph.subject(of: place.slot)],
                at: SourceLocation(path: declaration.location.path, range: reference.range),
                help:
                    "remove '\(reference.type).self' from \(graph.terms(of: place.node).additionalTypes)"
            )
        }
    }
}

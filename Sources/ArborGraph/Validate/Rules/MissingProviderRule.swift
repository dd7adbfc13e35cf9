import ArborModel

/// What a reached type instantiates, some annotated type must make.
struct MissingProviderRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        let missing = analysis.madeProperties { target, _ in !graph.isDeclared(target) }
        if missing.isEmpty { return [] }
        let names = NameIndex(graph)
        return missing.map { node, property in
            diagnostic(for: property, of: node, names: names, in: analysis)
        }
    }

    private func diagnostic(
        for number: Int, of node: NodeID, names: NameIndex, in analysis: GraphAnalysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let property = graph.nodes[node].properties[number]
        let type = property.madeType(in: graph)
        return Diagnostic(
            .missingProvider,
            "\(graph.nodes[node].type) instantiates '\(property.title)', but no @Instantiable type makes '\(type)'",
            at: graph.location(of: property, in: node),
            path: analysis.path(to: node),
            nearMisses: nearMisses(to: type, in: names),
            help: "annotate the declaration of '\(type)' (or an extension of it) with @Instantiable, or add "
                + "'\(type).self' to the fulfillingAdditionalTypes of the type that stands for it")
    }

    private func nearMisses(to type: TypeExpression, in names: NameIndex) -> [Diagnostic.Note] {
        let name = type.lastName ?? type.description
        // A third of the letters: of a short name, any other would be near.
        return names.declarations(near: name, atMost: min(2, name.utf8.count / 3)).prefix(3).map {
            Diagnostic.Note("did you mean '\($0.type)'?", at: $0.location)
        }
    }
}

extension BindingGraph.Property {
    /// What the property makes.
    fileprivate func madeType(in graph: BindingGraph) -> TypeExpression {
        if case .made(let target, _) = role { graph.nodes[target].type } else { type }
    }
}

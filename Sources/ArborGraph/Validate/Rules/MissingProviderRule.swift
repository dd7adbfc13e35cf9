import ArborModel

/// What a reached type instantiates, some annotated type must make.
struct MissingProviderRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        return analysis.reached.flatMap { node in
            graph.madeEdges(of: node).compactMap { edge in
                guard case .missing(let type) = graph.nodes[edge.target].provider else { return nil }
                return diagnostic(for: type, property: edge.edge, of: node, in: analysis)
            }
        }
    }

    private func diagnostic(
        for type: TypeExpression, property number: Int, of node: NodeID, in analysis: GraphAnalysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let property = graph.nodes[node].properties[number]
        return Diagnostic(
            .missingProvider,
            "\(graph.nodes[node].type) instantiates '\(property.title)', but no @Instantiable type makes '\(type)'",
            at: graph.location(of: property, in: node),
            path: analysis.path(to: node),
            nearMisses: nearMisses(to: type, in: graph),
            help: "annotate the declaration of '\(type)' (or an extension of it) with @Instantiable, or add "
                + "'\(type).self' to the fulfillingAdditionalTypes of the type that stands for it")
    }

    private func nearMisses(to type: TypeExpression, in graph: BindingGraph) -> [Diagnostic.Note] {
        let name = type.lastName ?? type.description
        // A third of the letters: of a short name, any other would be near.
        let limit = min(2, name.utf8.count / 3)
        let near = graph.nodes.compactMap { node -> (distance: Int, declaration: Instantiable)? in
            guard let declaration = node.declaration, let other = declaration.type.lastName else {
                return nil
            }
            let distance = editDistance(name, other, atMost: limit)
            return distance.map { ($0, declaration) }
        }
        return near.sorted { ($0.distance, $0.declaration.location) < ($1.distance, $1.declaration.location) }
            .prefix(3).map {
                Diagnostic.Note("did you mean '\($0.declaration.type)'?", at: $0.declaration.location)
            }
    }
}

import ArborModel

/// Finds the types that an erased Instantiator may make: they conform to its type, and need just the values that it states.
struct ErasedProducts {
    let analysis: GraphAnalysis
    let conforming: ConformingProviders

    /// Returns the annotations that name such a type. There are none if there are more than three types.
    ///
    /// - Parameters:
    ///   - type: The type of the Instantiator.
    ///   - label: The label of the property. Types with a similar name are preferred.
    ///   - node: The owner of the property.
    func annotations(making type: TypeExpression, for label: String, in node: NodeID) -> [String] {
        let graph = analysis.graph
        guard let deferral = graph.dialects.deferral(type), deferral.given != nil,
            let name = deferral.product(of: type).bare.lastName
        else { return [] }
        let nodes = conforming[name].filter { given(to: $0) == deferral.given(of: type)?.normal ?? .void }
        let like = nodes.filter { CamelCase.similar(label, graph.nodes[$0].type.lastName ?? "") }
        let likely = like.isEmpty ? nodes : like
        if likely.count > 3 { return [] }
        let terms = graph.terms(of: node)
        return likely.map { terms.naming(graph.nodes[$0].type) }
    }

    /// The type of the values that the callers give to a product.
    private func given(to product: NodeID) -> TypeExpression {
        let values = ForwardedValues(
            analysis.forwarded(of: product).lazy.map { ($0.label, $0.type.description) })
        return values.type.map { TypeExpression(parsing: $0).normal } ?? .void
    }
}

extension [String] {
    /// The texts in quotes: `'a' or 'b'`.
    var quotedAlternatives: String { map { "'\($0)'" }.joined(separator: " or ") }
}

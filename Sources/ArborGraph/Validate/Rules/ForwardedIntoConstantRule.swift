import ArborModel

/// A type with forwarded properties is made when somebody gives their values, so by an Instantiator only.
struct ForwardedIntoConstantRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        return analysis.madeProperties { target, production in
            !production.isLazy && analysis.hasForwarded(target)
        }.compactMap { node, number in
            let property = graph.nodes[node].properties[number]
            guard case .made(let target, _) = property.role else { return nil }
            return diagnostic(
                for: property, of: node, target: target, forwarded: analysis.forwarded(of: target),
                in: analysis)
        }
    }

    private func diagnostic(
        for property: BindingGraph.Property, of node: NodeID, target: NodeID,
        forwarded: [BindingGraph.Property],
        in analysis: GraphAnalysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let product = graph.nodes[target].type
        return Diagnostic(
            .forwardedIntoConstant,
            "'\(property.title)' is instantiated at once, but \(product) has forwarded properties, whose values are "
                + "known later only",
            at: graph.location(of: property, in: node),
            path: analysis.path(to: node)
                + forwarded.map {
                    Diagnostic.Note(
                        "'\($0.title)' is forwarded to \(product)", at: graph.location(of: $0, in: target))
                },
            help: "declare it as 'Instantiator<\(product)>' and call 'instantiate(…)' with the values")
    }
}

import ArborModel

/// Checks that a property that makes a type with forwarded properties defers making.
///
/// The values of forwarded properties are only known when a caller gives them.
struct ForwardedIntoConstantRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let faults = analysis.madeProperties { target, mode in
            !mode.isLazy && analysis.hasForwarded(target)
        }
        return analysis.countingPaths(
            of: faults.map { node, property in (node, diagnostic(for: property, of: node, in: analysis)) })
    }

    private func diagnostic(for id: PropertyID, of node: NodeID, in analysis: GraphAnalysis) -> Diagnostic {
        let graph = analysis.graph
        let property = graph.nodes[node].properties[id]
        let target = property.product ?? node
        let product = graph.nodes[target].type
        let path = analysis.path(to: node).appending(property)
        let forwarded = analysis.forwarded(of: target)
        let terms = graph.terms(of: node)
        return Diagnostic(
            .forwardedIntoConstant,
            "'\(property.title)' is instantiated at once, but \(product) has forwarded properties, whose values are "
                + "known later only",
            about: graph.subject(id, of: node), at: graph.location(of: property, in: node),
            pathTitles: path.titles,
            path: path.notes
                + forwarded.map {
                    Diagnostic.Note(
                        "'\($0.title)' is forwarded to \(product)", at: graph.location(of: $0, in: target))
                },
            help:
                "declare it as '\(terms.deferred)<\(product)>' and call '\(terms.deferredCall)' with the values"
        )
    }
}

import ArborModel

/// Checks the values that a property's type states as given by the caller.
///
/// A type that defers making may state these values. They must be the forwarded values of the product, which only the
/// graph knows.
struct ErasedValuesRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        let erased = analysis.madeProperties { target, mode in
            mode.deferral?.given != nil && graph.isDeclared(target)
        }
        let faults = erased.compactMap { node, id -> (NodeID, Diagnostic)? in
            let property = graph.nodes[node].properties[id]
            guard let target = property.product, let given = property.given else { return nil }
            if given == .void, !analysis.hasForwarded(target) { return nil }
            let forwarded = analysis.forwarded(of: target).sorted { $0.label < $1.label }
            if isRight(given, for: forwarded, of: target, in: graph) { return nil }
            return (
                node, diagnostic(for: id, of: node, target: target, forwarded: forwarded, in: analysis)
            )
        }
        return analysis.countingPaths(of: faults)
    }

    private func isRight(
        _ given: TypeExpression, for forwarded: [BindingGraph.Property], of target: NodeID,
        in graph: BindingGraph
    ) -> Bool {
        let product = graph.nodes[target].type.description
        return [
            TypeExpression(parsing: values(of: forwarded)),
            TypeExpression(parsing: "\(product).\(graph.terms(of: target).forwardedValues)"),
        ]
        .contains { $0.normal == given.normal }
    }

    private func values(of forwarded: [BindingGraph.Property]) -> String {
        ForwardedValues(forwarded.lazy.map { ($0.label, $0.type.description) }).type ?? "()"
    }

    /// True if the property states the right values in another order.
    private func isReordered(_ property: BindingGraph.Property, _ forwarded: [BindingGraph.Property]) -> Bool
    {
        guard case .tuple(let given)? = property.given, given.count == forwarded.count else { return false }
        return given.allSatisfy { element in
            forwarded.contains { $0.label == element.label && $0.type.normal == element.type.normal }
        }
    }

    private func diagnostic(
        for id: PropertyID, of node: NodeID, target: NodeID, forwarded: [BindingGraph.Property],
        in analysis: GraphAnalysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let property = graph.nodes[node].properties[id]
        let product = graph.nodes[target].type
        let path = analysis.path(to: node).appending(property)
        return Diagnostic(
            .erasedValues,
            forwarded.isEmpty
                ? "'\(property.title)' forwards values to \(product), which has no forwarded properties"
                : "'\(property.title)' must forward '\(values(of: forwarded))' to \(product)",
            about: graph.subject(id, of: node), at: graph.location(of: property, in: node),
            pathTitles: path.titles,
            path: path.notes, dependsOnPath: false,
            nearMisses: isReordered(property, forwarded)
                ? [
                    Diagnostic.Note("the labels of forwarded values are in alphabetical order")
                ]
                : forwarded.map {
                    Diagnostic.Note(
                        "\(product) has the forwarded property '\($0.title)'",
                        at: graph.location(of: $0, in: target))
                },
            help: (forwarded.isEmpty
                ? "write '\(graph.spelling(of: property.type, giving: .void))'"
                : "write '\(graph.spelling(of: property.type, giving: TypeExpression(parsing: values(of: forwarded))))'")
                + Redeclaration(of: property, in: node, analysis).alsoInInitializer
                + (forwarded.isEmpty || property.given == nil
                    ? ""
                    : ", and give \(forwarded.count == 1 ? "the value" : "the values") where \(graph.nodes[node].type) calls '\(property.label).instantiate'")
        )
    }
}

extension BindingGraph {
    /// The type of a property that makes something later, with other values that the caller gives. A type with too few
    /// arguments lacks these values.
    fileprivate func spelling(of type: TypeExpression, giving values: TypeExpression) -> TypeExpression {
        guard let deferral = dialects.deferral(type), let given = deferral.given,
            case .named(let name, var arguments) = type
        else { return type }
        if arguments.count < 2 {
            arguments.insert(values, at: Int(given))
        } else {
            arguments[Int(given)] = values
        }
        return .named(name, arguments)
    }
}

extension BindingGraph.Property {
    /// The values that the property's type states as given by the caller; `nil` if it states none.
    fileprivate var given: TypeExpression? {
        guard case .instantiated(_, let mode) = role else { return nil }
        return mode.deferral?.given(of: type)
    }
}

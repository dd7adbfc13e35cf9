import ArborModel

/// Checks that a property that makes a type with forwarded properties defers making.
///
/// The values of forwarded properties are only known when a caller gives them.
struct ForwardedIntoConstantRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let faults = analysis.madeProperties { target, mode in
            !mode.isLazy && analysis.hasForwarded(target)
        }
        // A type that makes itself is a cycle, which is reported.
        let others = faults.filter {
            analysis.graph.nodes[$0.node].properties[$0.property].product != $0.node
        }
        return analysis.countingPaths(
            of: others.map { node, property in (node, diagnostic(for: property, of: node, in: analysis)) })
    }

    private func diagnostic(for id: PropertyID, of node: NodeID, in analysis: GraphAnalysis) -> Diagnostic {
        let graph = analysis.graph
        let property = graph.nodes[node].properties[id]
        let target = property.product ?? node
        let product = graph.nodes[target].type
        let path = analysis.path(to: node).appending(property)
        let forwarded = analysis.forwarded(of: target)
        let terms = graph.terms(of: node)
        let steps = analysis.steps(to: node) + [BreadthFirstSearch.Step(from: node, edge: id)]
        let owners = forwarded.compactMap { CreationPlaces(analysis).provider(of: $0.key, on: steps)?.node }
            .filter { $0 != target }
        return Diagnostic(
            .forwardedIntoConstant,
            "'\(property.title)' is made together with \(graph.nodes[node].type), but \(product) has forwarded properties, "
                + "whose values only a caller can give",
            about: graph.subject(id, of: node), at: graph.location(of: property, in: node),
            pathTitles: path.titles,
            path: path.notes, dependsOnPath: false,
            nearMisses: forwarded.map {
                Diagnostic.Note(
                    "\(product) has the forwarded property '\($0.title)'",
                    at: graph.location(of: $0, in: target))
            },
            help: owners.count == forwarded.count
                ? receiving(forwarded, in: product, from: owners, graph)
                : "declare '\(declaration(of: property, making: target, with: forwarded, in: node, graph))'"
                    + Redeclaration(of: property, in: node, analysis).alsoInInitializer
                    + ", and call '\(property.label).\(terms.deferredCall)' with the values"
                    + (graph.helpToMove(typesOf: forwarded, below: node).map { "; " + $0 } ?? "")
        )
    }

    /// The property as it defers making. It can't name a type of a module that imports its own.
    private func declaration(
        of property: BindingGraph.Property, making target: NodeID, with forwarded: [BindingGraph.Property],
        in node: NodeID, _ graph: BindingGraph
    ) -> String {
        let (deferral, terms) = (graph.storedDeferral(in: node), graph.terms(of: node))
        let product = graph.nodes[target].type
        guard graph.moduleAbove(node, declaringPartOf: graph.nodeTypes[target]) != nil,
            graph.moduleAbove(node, declaringPartOf: graph.type(of: property.key)) == nil,
            !terms.erasedDeferred.isEmpty
        else { return "\(property.label): \(deferral)<\(product)>" }
        let erased = (deferral.hasPrefix("Sendable") ? "Sendable" : "") + terms.erasedDeferred
        return "\(terms.naming(product)) let \(property.label): "
            + "\(erased)<\(forwarded.valuesType), \(property.type)>"
    }

    /// The values are there already.
    private func receiving(
        _ properties: [BindingGraph.Property], in product: TypeExpression, from owners: [NodeID],
        _ graph: BindingGraph
    ) -> String {
        let titles = properties.map { "'\($0.title)'" }.joined(separator: ", ")
        let types = Set(owners.map { "\(graph.nodes[$0].type)" }).sorted()
        return
            "\(types.joined(separator: " and ")) \(types.count == 1 ? "provides" : "provide") \(titles): write "
            + "'\(graph.terms(of: owners[0]).received)' in \(product)"
    }
}

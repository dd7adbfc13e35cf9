import ArborModel

/// Checks that each type that a reached type instantiates has a provider.
///
/// Properties that ask for the same missing type are one fault with several places.
struct MissingProviderRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        let missing = analysis.madeProperties { target, _ in !graph.isDeclared(target) }
        if missing.isEmpty { return [] }
        let known = KnownFaults(graph)
        let mislisted = Set(Mislisting.all(in: graph).map(\.meant))
        var requests: [NodeID: [Request]] = [:]
        var order: [NodeID] = []
        for (node, property) in missing {
            guard let target = graph.nodes[node].properties[property].product,
                !known.mayProvide(graph.nodes[target].type, beside: analysis.survey),
                !mislisted.contains(target),
                !graph.isRejected(graph.bindings[graph.binding(property, of: node)], of: node)
            else { continue }
            if requests[target] == nil { order.append(target) }
            requests[target, default: []].append(Request(node: node, property: property))
        }
        var advice = MissingProviderAdvice(analysis)
        return analysis.countingPaths(
            of: order.map { target in
                let all = requests[target] ?? []
                return (all[0].node, diagnostic(for: target, all, &advice, in: analysis))
            })
    }

    /// A property that asks for the missing type.
    struct Request {
        var node: NodeID
        var property: PropertyID
    }

    /// - Parameter requests: The properties that ask for the type, the one nearest to a root first.
    private func diagnostic(
        for target: NodeID, _ requests: [Request], _ advice: inout MissingProviderAdvice,
        in analysis: GraphAnalysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let (node, id) = (requests[0].node, requests[0].property)
        let property = graph.nodes[node].properties[id]
        let path = analysis.path(to: node).appending(property)
        let found = advice.advice(for: target, askedBy: requests[0])
        var diagnostic = Diagnostic(
            .missingProvider,
            "\(graph.nodes[node].type) instantiates '\(property.title)', but no "
                + "\(graph.terms(of: node).provider) type makes '\(graph.nodes[target].type)'",
            about: graph.subject(id, of: node), at: graph.origin(of: id, in: node),
            pathTitles: path.titles, path: path.notes, dependsOnPath: false,
            places: analysis.places(of: requests.dropFirst().map { ($0.node, $0.property) }),
            nearMisses: found.notes, help: found.help, fixIts: found.fixIts)
        diagnostic.cause = found.cause
        return diagnostic
    }
}

extension GraphAnalysis {
    /// Notes on further properties with the same fault.
    func places(of properties: [(node: NodeID, property: PropertyID)]) -> [Diagnostic.Note] {
        properties.map { node, id in
            let property = graph.nodes[node].properties[id]
            return Diagnostic.Note(
                "\(graph.nodes[node].type) \(property.verb) it too",
                at: graph.location(of: property, in: node))
        }
    }
}

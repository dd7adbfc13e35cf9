import ArborModel

/// Warns of a value that is received if it is available and that no type provides, where a type above provides the same type
/// under nearly its name, or another type under its name: an alias may stand for one of the types. Such a property is `nil` everywhere, and no other rule looks at it.
struct NeverAvailableRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let unavailable = analysis.neverAvailable
        if unavailable.isEmpty { return [] }
        var search = Search(analysis: analysis)
        return unavailable.compactMap { consumer in
            let wanted = consumer.need.key
            let found =
                search.property(meantBy: wanted, above: consumer.node)
                ?? search.property(named: wanted, above: consumer.node)
            return found.map { diagnostic(for: consumer, $0, in: analysis.graph) }
        }
    }

    private func diagnostic(
        for consumer: GraphAnalysis.Unavailable, _ meant: Search.Found, in graph: BindingGraph
    ) -> Diagnostic {
        let (owner, provider) = (graph.nodes[consumer.node].type, graph.nodes[meant.node].type)
        let isAlias = graph.isAlias(consumer.property, of: consumer.node)
        let wanted = graph.key(consumer.need.key)
        let isNamed = meant.property.label.plainName == wanted.qualifier.plainName
        return Diagnostic(
            .neverAvailable,
            "\(owner) receives '\(graph.title(of: consumer.need.key))', which no type provides, so it is always 'nil'",
            about: graph.subject(consumer.property, of: consumer.node),
            at: graph.origin(of: consumer.property, in: consumer.node), severity: .warning,
            nearMisses: [
                Diagnostic.Note(
                    "\(provider) provides '\(meant.property.title)'",
                    at: graph.location(of: meant.property, in: meant.node))
            ],
            help: isNamed
                ? "write '\(TypeExpression.optional(meant.property.type.bare))' as its type, also in the initializer"
                : isAlias
                    ? "write '\(meant.property.label)' as the name of the received value"
                    : "rename the property to '\(meant.property.label)', also where the initializer takes it")
    }

    /// Finds the provided properties of nearly a name. Those of a type are indexed once.
    private struct Search {
        struct Found {
            var node: NodeID
            var property: BindingGraph.Property
        }

        let analysis: GraphAnalysis
        private var candidates: [NodeID: ScopeCandidates] = [:]
        private var offered: [NodeID: [String: BindingGraph.Property]] = [:]

        init(analysis: GraphAnalysis) { self.analysis = analysis }

        /// Returns the nearest property above that has the wanted label. Two types of one name in different places are two on
        /// purpose.
        mutating func property(named wanted: KeyID, above consumer: NodeID) -> Found? {
            let (label, type) = (analysis.graph.key(wanted).qualifier, analysis.graph.key(wanted).type.bare)
            if label.isEmpty { return nil }
            for node in analysis.steps(to: consumer).reversed().map(\.from) {
                let known = offered[node] ?? labels(offeredBy: node)
                offered[node] = known
                if let property = known[label] {
                    let isOther = property.type.bare.lastName != type.lastName
                    return isOther ? Found(node: node, property: property) : nil
                }
            }
            return nil
        }

        private func labels(offeredBy node: NodeID) -> [String: BindingGraph.Property] {
            let properties = analysis.graph.nodes[node].properties.lazy.filter(\.isOffered)
            return Dictionary(properties.map { ($0.label, $0) }) { first, _ in first }
        }

        /// Returns the nearest property above that has the wanted type and nearly the wanted label.
        mutating func property(meantBy wanted: KeyID, above consumer: NodeID) -> Found? {
            let graph = analysis.graph
            let key = graph.key(wanted)
            let plain = Key(qualifier: key.qualifier, type: key.type.bare)
            for node in analysis.steps(to: consumer).reversed().map(\.from) {
                var known = candidates[node] ?? ScopeCandidates(of: node, in: graph)
                let found = known.like(plain, atMost: 5)
                candidates[node] = known
                let near = found.lazy.map { graph.nodes[node].properties[$0.id] }.first {
                    $0.isOffered && graph.key($0.key).type.bare == plain.type
                        && isSlip($0.label, of: plain.qualifier)
                }
                if let near { return Found(node: node, property: near) }
            }
            return nil
        }
    }
}

extension GraphAnalysis {
    /// A property that no type in the program provides a value for.
    fileprivate struct Unavailable {
        var node: NodeID
        var property: PropertyID
        var need: Need
    }

    fileprivate var neverAvailable: [Unavailable] {
        var found: [Unavailable] = []
        // Nearly no program has such values.
        if !scopes.hasIfAvailable { return found }
        for node in reached {
            for binding in graph.bindings(of: node) {
                guard let need = graph.bindings[binding].role.need, scopes.isNeverMet(need, in: graph) else {
                    continue
                }
                found.append(Unavailable(node: node, property: graph.property(binding, of: node), need: need))
            }
        }
        return found
    }
}

extension BindingGraph.Property {
    /// True for a value that the type makes, gets from a caller, or gives a new name.
    fileprivate var isOffered: Bool {
        if case .received = role { false } else { true }
    }
}

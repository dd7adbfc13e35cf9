import ArborModel

/// The providers of a graph by the names in their inheritance clauses, as far as these are written there.
struct ConformingProviders {
    private var nodes: [String: [NodeID]] = [:]

    /// Indexes the declared providers in the order of their locations.
    init(_ graph: BindingGraph) {
        let declared = graph.declarations.indices.compactMap { node in
            graph.declaration(of: node).map { (node: node, provider: $0) }
        }
        for (node, provider) in declared.sorted(by: { $0.provider.location < $1.provider.location }) {
            for name in provider.statedSupertypes { nodes[name, default: []].append(node) }
        }
    }

    /// The providers that state a protocol or a class, by its own name.
    subscript(name: String) -> [NodeID] { nodes[name] ?? [] }
}

extension ProviderDeclaration {
    /// The own names of the types in the inheritance clause.
    var statedSupertypes: [String] {
        supertypes.flatMap { $0.split(separator: "&") }.compactMap {
            TypeExpression(parsing: String($0)).lastName
        }
    }
}

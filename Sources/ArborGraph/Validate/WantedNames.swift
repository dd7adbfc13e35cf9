import ArborModel

extension Validation {
    /// The names of the types that the graph asks for and doesn't have, and of those that other modules would have to see.
    /// Their declarations may explain why.
    public var wantedNames: Set<String> {
        let graph = analysis.graph
        var names = analysis.exposedNames.union(superclassesOfQuestions)
        for node in graph.nodeIDs where !graph.isDeclared(node) { names.add(graph.nodes[node].type) }
        for type in typesOfOtherArguments + listedInPlaceOfMissing { names.add(type) }
        var labels: Set<Symbol> = []
        for root in graph.roots {
            for need in analysis.scopes.needs(of: root) where !need.isIfAvailable {
                names.add(graph.key(need.key).type)
                labels.insert(graph.label(of: need.key))
            }
        }
        if labels.isEmpty { return names }
        for binding in graph.bindings where labels.contains(binding.label) {
            names.add(graph.shown(binding.type))
        }
        return names
    }

    /// The supertypes that would be protocols if properties are missing, and not classes that keep the values.
    private var superclassesOfQuestions: Set<String> {
        let graph = analysis.graph
        return Set(
            graph.declarations.indices.lazy.compactMap { graph.particulars(of: $0)?.gaps }.flatMap(
                \.questions
            )
            .compactMap { question in
                if case .missingProperty(let name) = question.kind, !name.isEmpty { name } else { nil }
            })
    }

    /// The types that are listed by what conforms to a missing one. A listed name may be misspelt.
    private var listedInPlaceOfMissing: [TypeExpression] {
        let graph = analysis.graph
        let missing = graph.nodeIDs.filter { !graph.isDeclared($0) }.compactMap {
            graph.nodes[$0].type.bare.lastName
        }
        if missing.isEmpty { return [] }
        let conforming = ConformingProviders(graph)
        return missing.flatMap { conforming[$0] }.flatMap { node in
            graph.declaration(of: node)?.additionalTypes.map(\.type) ?? []
        }
    }

    /// The types that are made with other generic arguments than those that the graph asks for. An argument may be misspelt.
    private var typesOfOtherArguments: [TypeExpression] {
        let graph = analysis.graph
        let missing = Set(
            graph.nodeIDs.lazy.filter { !graph.isDeclared($0) }.compactMap {
                GenericName(of: graph.nodes[$0].type.bare)
            })
        if missing.isEmpty { return [] }
        return graph.declarations.indices.map { graph.nodes[$0].type }
            .filter { GenericName(of: $0.bare).map(missing.contains) == true }
    }

    /// The names of the types that no provider makes, and of those that no type above provides.
    public var missingNames: Set<String> {
        let graph = analysis.graph
        let missing = graph.nodeIDs.lazy.filter { !graph.isDeclared($0) }.map { graph.nodes[$0].type }
        let unmet = graph.roots.flatMap { analysis.scopes.needs(of: $0) }.filter { !$0.isIfAvailable }
            .map { graph.key($0.key).type }
        return Set((Array(missing) + unmet).compactMap { $0.bare.lastName })
    }

    /// The files with faulty properties, and those that the faults name, in order.
    public func filesToEdit(atMost most: Int) -> [String] {
        var paths: Set<String> = []
        for fault in diagnostics + suspicions.map(\.diagnostic) where fault.severity == .error {
            if paths.count >= most { break }
            let places = (fault.nearMisses + fault.places).map(\.location)
            paths.formUnion(([fault.location] + places).compactMap { $0?.path })
        }
        return paths.sorted()
    }

    /// True if no type is declared as a root, and roots can't be inferred from the graph, or don't make all of it.
    public var lacksRoot: Bool {
        !analysis.graph.hasDeclaredRoot
            && (analysis.graph.roots.isEmpty || analysis.reached.contains { !analysis.isBelowRoot($0) })
    }
}

extension Set<String> {
    fileprivate mutating func add(_ type: TypeExpression) {
        type.bare.forEachName { insert($0) }
        if let name = type.lastName { insert(name) }
    }
}

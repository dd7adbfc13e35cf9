import ArborModel

/// Names the annotation that a property lacks. One declaration doesn't show it, but the graph around it does.
struct ForgottenAnnotationAdvice {
    private let analysis: GraphAnalysis
    private let graph: BindingGraph
    /// The types that a provider makes or stands for.
    private let provided: Set<TypeExpression>

    init(_ analysis: GraphAnalysis) {
        self.analysis = analysis
        graph = analysis.graph
        provided = Set(
            analysis.graph.declarations.indices.flatMap { node in
                analysis.graph.declaration(of: node).map { provider in
                    ([provider.type] + provider.additionalTypes.map(\.type)).map(\.normal)
                } ?? []
            })
    }

    /// Returns what to write for each property without an annotation, by the location of its name.
    var helps: [SourceLocation: String] {
        var helps: [SourceLocation: String] = [:]
        for node in graph.declarations.indices {
            guard let gaps = graph.particulars(of: node)?.gaps, let provider = graph.declaration(of: node)
            else {
                continue
            }
            for property in gaps.forgotten {
                let location = SourceLocation(path: provider.location.path, range: property.range)
                helps[location] = help(for: property, of: node)
            }
        }
        return helps
    }

    private func help(for property: ProviderDeclaration.Forgotten, of node: NodeID) -> String {
        let terms = graph.terms(of: node)
        if let owner = owner(of: property, above: node) {
            return "\(verb(property)) '\(terms.received)': \(graph.nodes[owner].type) provides it"
        }
        let made = graph.dialects.deferral(property.type)?.product(of: property.type) ?? property.type.bare
        if provided.contains(made.normal) {
            return "\(verb(property)) '\(terms.instantiated)', so that \(graph.nodes[node].type) makes it"
        }
        return
            "annotate it with '\(terms.forwarded)', so that the caller of an \(terms.deferred) gives it: no type above "
            + "provides it, and no type makes it"
    }

    private func verb(_ property: ProviderDeclaration.Forgotten) -> String {
        property.foreign.isEmpty ? "annotate it with" : "replace '@\(property.foreign)' with"
    }

    /// The nearest type on a path from a root that provides the value.
    private func owner(of property: ProviderDeclaration.Forgotten, above node: NodeID) -> NodeID? {
        analysis.steps(to: node).reversed().map(\.from).first { owner in
            graph.nodes[owner].properties.contains {
                $0.label == property.label && $0.type.normal == property.type.normal
                    && $0.role.takenNeed == nil
            }
        }
    }
}

extension Validation {
    /// Returns faults of single declarations with the help that the graph gives.
    ///
    /// - Parameter faults: The faults that were found before there was a graph.
    public func advising(_ faults: [Diagnostic]) -> [Diagnostic] {
        guard faults.contains(where: { $0.id == .noInitializer }) else { return faults }
        let helps = ForgottenAnnotationAdvice(analysis).helps
        return faults.map { fault in
            var fault = fault
            if fault.id == .noInitializer, let help = fault.location.flatMap({ helps[$0] }) {
                fault.help = help
            }
            return fault
        }
    }
}

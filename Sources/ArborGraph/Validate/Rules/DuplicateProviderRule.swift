import ArborModel

/// One type is made by one provider. Two would leave it to chance which is meant.
struct DuplicateProviderRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        analysis.graph.conflicts.map { diagnostic(for: $0, in: analysis.graph) }
    }

    private func diagnostic(for conflict: BindingGraph.Conflict, in graph: BindingGraph) -> Diagnostic {
        let providers = conflict.providers.compactMap { graph.nodes[$0].declaration }
            .sorted { $0.location < $1.location }
        let isNamedByAll = providers.allSatisfy { $0.type.normal == conflict.slot }
        return Diagnostic(
            .duplicateProvider,
            isNamedByAll
                ? "'\(conflict.slot)' is made by \(providers.count) declarations"
                : "'\(conflict.slot)' is fulfilled by \(providers.count) types: \(names(of: providers))",
            at: providers.last?.location,
            path: providers.dropLast().map {
                Diagnostic.Note(
                    isNamedByAll ? "also made here" : "also fulfilled by \($0.type), declared here",
                    at: $0.location)
            },
            help: isNamedByAll ? "keep one of the declarations" : help(for: conflict))
    }

    private func names(of providers: [Instantiable]) -> String {
        providers.map(\.type.description).joined(separator: ", ")
    }

    private func help(for conflict: BindingGraph.Conflict) -> String {
        "remove '\(conflict.slot).self' from the fulfillingAdditionalTypes of all but one; properties that mean "
            + "another can name it with @Instantiated(fulfilledByType:)"
    }
}

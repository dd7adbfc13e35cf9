import ArborModel

/// Checks that each type has one provider. With two, the choice between them would be arbitrary.
struct DuplicateProviderRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        analysis.graph.conflicts.map { diagnostic(for: $0, in: analysis.graph) }
    }

    private func diagnostic(for conflict: BindingGraph.Conflict, in graph: BindingGraph) -> Diagnostic {
        let claims = conflict.providers.compactMap { graph.claim(of: $0, to: conflict.slot) }
            .sorted { $0.location < $1.location }
        let isNamedByAll = conflict.providers.allSatisfy {
            graph.ownSlot(of: $0) == conflict.slot
        }
        let slot = graph.shown(conflict.slot)
        return Diagnostic(
            .duplicateProvider,
            (isNamedByAll
                ? "'\(slot)' is made by \(claims.count) declarations"
                : "'\(slot)' is fulfilled by \(claims.count) types: \(names(of: claims))")
                + meeting(of: conflict.providers, in: graph),
            about: [graph.subject(of: conflict.slot)], at: claims.last?.location,
            path: claims.dropLast().map {
                Diagnostic.Note(
                    isNamedByAll ? "also made here" : "also fulfilled by \($0.provider.type), declared here",
                    at: $0.location)
            },
            help: (isNamedByAll
                ? "keep one of the declarations"
                : help(for: slot, in: graph.terms(of: conflict.providers[0])))
                + (isConditional(conflict, in: graph)
                    ? ", or write '#if' conditions of which no two hold in one build: '#elseif', '#else'"
                    : ""))
    }

    private func isConditional(_ conflict: BindingGraph.Conflict, in graph: BindingGraph) -> Bool {
        conflict.providers.contains { graph.conditions.declared($0) != .always }
    }

    /// The message's part on a build that compiles two of the providers; empty if every build does.
    private func meeting(of providers: [NodeID], in graph: BindingGraph) -> String {
        var logic = graph.conditions.logic
        for (index, one) in providers.enumerated() {
            for other in providers[..<index] {
                let both = logic.both(graph.conditions.declared(one), graph.conditions.declared(other))
                guard let build = logic.example(of: both) else { continue }
                if build.text == "true" { return "" }
                return (providers.count == 2 ? "; both are" : "; two of them are")
                    + " compiled \(build.phrase)"
            }
        }
        return ""
    }

    private func names(of claims: [BindingGraph.Claim]) -> String {
        claims.map(\.provider.type.description).joined(separator: ", ")
    }

    private func help(for slot: TypeExpression, in terms: Terms) -> String {
        "remove '\(slot).self' from the \(terms.additionalTypes) of all but one; properties that mean "
            + "another can name it with \(terms.namedProvider)"
    }
}

extension BindingGraph {
    /// A provider and the location where it claims a type: its name, or an element of its list of additional types.
    fileprivate struct Claim {
        var provider: ProviderDeclaration
        var location: SourceLocation
    }

    fileprivate func claim(of node: NodeID, to slot: TypeID) -> Claim? {
        guard let provider = declaration(of: node) else { return nil }
        let additional = additionalSlots(of: node).first { $0.slot == slot }
        guard let additional, ownSlot(of: node) != slot else {
            return Claim(provider: provider, location: provider.location)
        }
        let range = provider.additionalTypes[additional.index].range
        return Claim(
            provider: provider, location: SourceLocation(path: provider.location.path, range: range))
    }
}

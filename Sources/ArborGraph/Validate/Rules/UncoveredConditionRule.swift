import ArborModel

/// Checks that a type that is made in a build has, in that build, a provider for each property that it instantiates.
///
/// The rule considers the builds in which a type is made. They may be fewer than the builds in which it is declared: an
/// unconditional type that only a conditional type makes needs its dependencies only in the builds of the latter.
struct UncoveredConditionRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        if graph.conditions.isEmpty { return [] }
        if let node = graph.conditions.tooComplex { return [tooComplex(node, in: graph)] }
        var search = GapSearch(graph)
        var handed = HandedTypes(analysis, &search.logic)
        // Nearly no program has a gap.
        lazy var known = KnownFaults(graph)
        var faults: [(node: NodeID, diagnostic: Diagnostic)] = []
        for node in analysis.reached {
            for gap in search.gaps(of: node) where !known.mayProvide(gap, of: node, in: analysis) {
                faults.append((node, diagnostic(for: gap, of: node, search, in: analysis)))
            }
            if let gap = handed.gap(of: node, &search.logic) {
                faults.append((node, diagnostic(for: gap, of: node, search, in: analysis)))
            }
            if !search.isSpellable(node) || search.logic.isExhausted { return [tooComplex(node, in: graph)] }
        }
        return analysis.countingPaths(of: faults)
    }

    private func diagnostic(
        for gap: GapSearch.Gap, of node: NodeID, _ search: GapSearch, in analysis: GraphAnalysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let property = graph.nodes[node].properties[gap.property]
        let wanted = wanted(by: gap, of: node, in: graph)
        let path = search.path(to: node, in: gap.build, analysis)
        return Diagnostic(
            .uncoveredCondition,
            "\(graph.nodes[node].type) instantiates '\(property.title)', but no type makes '\(wanted)' "
                + gap.build.phrase,
            about: graph.subject(gap.property, of: node), at: graph.location(of: property, in: node),
            pathTitles: path.appending(property).titles,
            path: path.notes, nearMisses: notes(on: gap.targets, in: graph),
            help: help(for: gap, wanted: wanted, of: node, in: graph))
    }

    private func diagnostic(
        for gap: HandedTypes.Gap, of node: NodeID, _ search: GapSearch, in analysis: GraphAnalysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let owner = graph.nodes[node].type
        let key = graph.key(gap.need.key)
        let path = search.path(to: node, in: gap.build, analysis)
        return Diagnostic(
            .uncoveredCondition,
            "\(owner) passes on '\(key.qualifier): \(gap.type)' \(gap.build.phrase), but the type is not declared there",
            about: [
                graph.subject(of: node), key.qualifier, graph.subject(of: graph.spellings[gap.need.key]),
            ],
            at: graph.declaration(of: node)?.location, pathTitles: path.titles, path: path.notes,
            help: "declare the type in every build, or move \(owner) into the '#if' of the type")
    }

    /// The type that has no provider, as the property names it.
    private func wanted(by gap: GapSearch.Gap, of node: NodeID, in graph: BindingGraph) -> TypeExpression {
        let property = graph.nodes[node].properties[gap.property]
        let dependency = graph.dependency(gap.property, of: node)
        if case .instantiated(let instantiation) = dependency?.source, let by = instantiation.product {
            return by.type
        }
        guard case .instantiated(_, let mode) = property.role, mode.isLazy else { return property.type }
        return property.type.arguments.last ?? property.type
    }

    private func notes(on providers: [NodeID], in graph: BindingGraph) -> [Diagnostic.Note] {
        providers.compactMap { graph.declaration(of: $0) }.sorted { $0.location < $1.location }.map {
            provider in
            Diagnostic.Note(
                "\(provider.type) makes it only where '\(provider.conditions.conjunction.onOneLine)'",
                at: provider.location)
        }
    }

    private func help(
        for gap: GapSearch.Gap, wanted: TypeExpression, of node: NodeID, in graph: BindingGraph
    ) -> String {
        let owner = graph.nodes[node]
        let provider =
            gap.build.text == "true"
            ? "declare a provider of '\(wanted)' outside of '#if'"
            : "declare a provider of '\(wanted)' where \(gap.build.text), for example in '#else' of the '#if' that declares "
                + "the others"
        if let branch = lastBranch(of: gap.targets, in: graph) {
            return
                "if '#elseif \(branch)' is meant for all other builds, write '#else' instead; otherwise, \(provider)"
        }
        if let shared = sharedType(of: gap, in: graph) {
            return
                "ask for '\(shared)', which other types provide there, in place of '\(wanted)'; or \(provider)"
        }
        if owner.declaration?.isRoot == true { return provider }
        return provider
            + "; or move \(owner.type), and the properties that make it, "
            + "into the '#if' of the provider"
    }

    /// A type that the named providers list, and that others provide in other builds.
    private func sharedType(of gap: GapSearch.Gap, in graph: BindingGraph) -> TypeExpression? {
        let named = gap.targets.compactMap { graph.declaration(of: $0) }
        guard let first = named.first, !first.conditions.isEmpty else { return nil }
        let others = graph.declarations.indices.lazy.filter { !gap.targets.contains($0) }
            .compactMap { graph.declaration(of: $0) }.filter { !$0.conditions.isEmpty }
        return first.additionalTypes.map(\.type.bare).first { type in
            others.contains { $0.additionalTypes.contains { $0.type.bare == type } }
        }
    }

    /// The condition of the `#elseif` that declares the last provider; `nil` if it is in no such branch.
    private func lastBranch(of providers: [NodeID], in graph: BindingGraph) -> String? {
        let last = providers.compactMap { graph.declaration(of: $0) }.max { $0.location < $1.location }
        guard let condition = last?.conditions.last, condition.hasPrefix("!("), condition.hasSuffix(")")
        else { return nil }
        // The condition of the branch follows the negated ones of the branches before it.
        let bytes = Array(condition.utf8)
        let sign = Array(") && (".utf8)
        let start = bytes.indices.dropLast(sign.count).last { bytes[$0...].starts(with: sign) }
        return start.map { String(decoding: bytes[($0 + sign.count)...].dropLast(), as: UTF8.self) }
    }

    private func tooComplex(_ node: NodeID, in graph: BindingGraph) -> Diagnostic {
        Diagnostic(
            .unsupportedDeclaration,
            "the '#if' conditions of \(graph.nodes[node].type), or of the types that it makes, are too complex to check",
            about: [graph.subject(of: node)], at: graph.declaration(of: node)?.location,
            help: "use fewer flags in these conditions, for example one flag instead of a combination")
    }
}

extension ConditionLogic.Case {
    /// The build as a phrase in a message.
    var phrase: String { text == "true" ? "in any build" : "where \(text)" }
}

extension KnownFaults {
    /// Returns whether text that can't be read may fill a gap.
    fileprivate func mayProvide(_ gap: GapSearch.Gap, of node: NodeID, in analysis: GraphAnalysis) -> Bool {
        let property = analysis.graph.nodes[node].properties[gap.property]
        let wanted =
            analysis.graph.dialects.deferral(property.type)?.product(of: property.type) ?? property.type
        return mayHideRoot || mayProvide(wanted, beside: analysis.survey)
    }
}

import ArborModel

/// Checks that each type has one provider. With two, the choice between them would be arbitrary.
struct DuplicateProviderRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let conflicts = Self.reported(in: analysis.graph)
        if conflicts.isEmpty { return [] }
        // A type that is declared twice provides all its types twice.
        let repeated = Set(conflicts.filter { isNamedByAll($0, in: analysis.graph) }.map(\.providers))
        let mislistings = Mislisting.all(in: analysis.graph)
        let shown = conflicts.filter {
            !repeated.contains($0.providers) || isNamedByAll($0, in: analysis.graph)
        }
        return withoutRepetitions(
            shown.map { conflict in
                let mislisting = mislistings.first {
                    $0.listed == conflict.slot && conflict.providers.contains($0.node)
                }
                return mislisting.map { diagnostic(for: $0, in: analysis.graph) }
                    ?? diagnostic(for: conflict, in: analysis.graph)
            })
    }

    /// The conflicts that are reported as such.
    static func reported(in graph: BindingGraph) -> [BindingGraph.Conflict] {
        if graph.conflicts.isEmpty { return [] }
        let known = KnownFaults(graph)
        return graph.conflicts.filter { !$0.providers.contains(where: known.holds) && graph.mayChoose($0) }
    }

    /// The specializations of a generic type that is declared twice are in conflict at the same locations.
    private func withoutRepetitions(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var seen: Set<[SourceLocation?]> = []
        return diagnostics.filter { seen.insert([$0.location] + $0.places.map(\.location)).inserted }
    }

    private func diagnostic(for mislisting: Mislisting, in graph: BindingGraph) -> Diagnostic {
        let (listed, meant) = (graph.shown(mislisting.listed), graph.nodes[mislisting.meant].type)
        let provider = graph.nodes[mislisting.node].type
        let terms = graph.terms(of: mislisting.node)
        let others = graph.conflicts.first { $0.slot == mislisting.listed }?.providers ?? []
        return Diagnostic(
            .duplicateProvider,
            "\(provider) lists '\(listed)' in '\(terms.additionalTypes)', but another type provides it",
            about: [graph.subject(of: mislisting.listed)],
            at: graph.claim(of: mislisting.node, to: mislisting.listed)?.location,
            places: others.filter { $0 != mislisting.node }.map {
                Diagnostic.Note(
                    "\(graph.nodes[$0].type) provides it",
                    at: graph.claim(of: $0, to: mislisting.listed)?.location)
            },
            help: "\(provider) conforms to '\(meant)', which no type provides: list '\(meant).self' instead")
    }

    private func diagnostic(for conflict: BindingGraph.Conflict, in graph: BindingGraph) -> Diagnostic {
        let isNamedByAll = isNamedByAll(conflict, in: graph)
        let claims = conflict.providers.compactMap { graph.claim(of: $0, to: conflict.slot) }
            .sorted { (suspect($0), $0.location) < (suspect($1), $1.location) }
        let slot = graph.shown(conflict.slot)
        return Diagnostic(
            .duplicateProvider,
            (isNamedByAll
                ? "'\(slot)' is declared \(claims.count == 2 ? "twice" : "\(claims.count) times")"
                : "\(claims.count) types provide '\(slot)': \(names(of: claims))")
                + meeting(of: conflict.providers, in: graph),
            about: [graph.subject(of: conflict.slot)], at: claims.last?.location,
            places: claims.dropLast().map {
                Diagnostic.Note(
                    isNamedByAll ? "another declaration is here" : "\($0.provider.type) provides it too",
                    at: $0.location)
            },
            help: (isNamedByAll
                ? "remove this one; or, if it is meant to be another type, rename it"
                    + newName(for: claims, of: conflict, in: graph) + unlisting(conflict, in: graph)
                : help(for: conflict, among: claims, in: graph))
                + (isConditional(conflict, in: graph)
                    ? "; or use '#elseif' and '#else', so that each build has only one"
                    : ""))
    }

    /// The greater, the more probably a claim is the mistake, which is where the fault is reported: a copied file still
    /// declares the name of the original.
    private func suspect(_ claim: BindingGraph.Claim) -> Int {
        let name = claim.provider.name.utf8
        return claim.location.path.utf8.dropLast(".swift".utf8.count).reversed().starts(with: name.reversed())
            ? 0 : 1
    }

    private func isNamedByAll(_ conflict: BindingGraph.Conflict, in graph: BindingGraph) -> Bool {
        conflict.providers.allSatisfy { graph.ownSlot(of: $0) == conflict.slot }
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
        claims.map(\.provider.type.description).listed
    }

    private func help(
        for conflict: BindingGraph.Conflict, among claims: [BindingGraph.Claim], in graph: BindingGraph
    ) -> String {
        let (slot, terms) = (graph.shown(conflict.slot), graph.terms(of: conflict.providers[0]))
        let named = claims.last.map { terms.naming($0.provider.type) } ?? terms.namedProvider
        if graph.areSpecializations(conflict) {
            return "name one at each property of the type '\(slot)', as in '\(named)'"
        }
        let removal = "remove '\(slot).self' from the '\(terms.additionalTypes)' of all but one"
        // A property can't name a type that only tests have.
        if claims.contains(where: \.provider.isMockOnly) { return removal }
        return "\(removal); a property that needs another one names it, as in '\(named)'"
    }

    /// A copied file has the name of the type that it is meant to declare.
    private func newName(
        for claims: [BindingGraph.Claim], of conflict: BindingGraph.Conflict, in graph: BindingGraph
    ) -> String {
        guard let path = claims.last?.location.path, path.hasSuffix(".swift"),
            let file = conflict.providers.lazy.map({ graph.file(of: $0) }).first(where: { $0.path == path }),
            file.providers.count == 1
        else { return "" }
        let name = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
        guard claims.allSatisfy({ $0.provider.kind != .extension }) else { return "" }
        let isFree = claims.allSatisfy { !$0.provider.name.elementsEqual(name) } && String(name).isIdentifier
        return isFree ? " to '\(name)', like its file" : ""
    }

    /// What a type that is renamed would still provide beside the other one.
    private func unlisting(_ conflict: BindingGraph.Conflict, in graph: BindingGraph) -> String {
        let listed = graph.conflicts.filter { $0.providers == conflict.providers && $0.slot != conflict.slot }
            .map { "'\(graph.shown($0.slot)).self'" }
        if listed.isEmpty { return "" }
        let terms = graph.terms(of: conflict.providers[0])
        return ", and remove \(listed.joined(separator: " and ")) from its '\(terms.additionalTypes)'"
    }
}

extension BindingGraph {
    /// False if the providers are specializations of one generic type, whose annotation can't tell them apart, and each
    /// property names the one that it means.
    func mayChoose(_ conflict: Conflict) -> Bool {
        !areSpecializations(conflict) || undecided.values.contains(conflict.slot)
    }

    /// True if one annotation makes all providers, each of another type.
    fileprivate func areSpecializations(_ conflict: Conflict) -> Bool {
        let claims = conflict.providers.compactMap { claim(of: $0, to: conflict.slot) }
        return Set(conflict.providers.map { nodeTypes[$0] }).count == conflict.providers.count
            && claims.allSatisfy { $0.location == claims[0].location }
    }

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

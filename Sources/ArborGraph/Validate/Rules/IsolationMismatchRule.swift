import ArborModel

/// A root's `init()` runs where the root's own initializer does, and so does all that it makes but by a Sendable
/// deferred making: a type that a global actor isolates can't be made elsewhere.
struct IsolationMismatchRule: SuspiciousRule {
    func suspicions(for analysis: GraphAnalysis) -> [Suspicion] {
        guard let types = IsolatedTypes(in: analysis) else { return [] }
        return analysis.graph.roots.compactMap { suspicion(of: $0, types, in: analysis) }
    }

    /// Where a root's `init()` runs.
    private enum Place {
        case nonisolated
        case actor(ActorID, name: String)
        /// Wherever the module's default isolation has it.
        case byDefault
        /// A supertype or a macro may say.
        case unknown
    }

    private func place(of root: NodeID, _ types: IsolatedTypes, in graph: BindingGraph) -> Place {
        let concurrency = graph.concurrency(of: root)
        switch concurrency.written {
        case .nonisolated: return .nonisolated
        case .attribute:
            var actors = types.actors
            return actors.actor(of: concurrency.written).map { .actor($0, name: actors.name(of: $0)) }
                ?? .unknown
        case .inferred:
            if graph.kind(of: root) == .actor { return .nonisolated }
            return concurrency.mayBeIsolated ? .unknown : .byDefault
        }
    }

    /// The supertypes that may isolate a root which says nothing itself.
    private func openSupertypes(of root: NodeID, in graph: BindingGraph) -> [Supertype] {
        let concurrency = graph.concurrency(of: root)
        guard concurrency.hasUnreadSupertypes, concurrency.written == .inferred,
            graph.kind(of: root) != .actor
        else { return [] }
        return graph.openSupertypes(of: root)
    }

    private func suspicion(of root: NodeID, _ types: IsolatedTypes, in analysis: GraphAnalysis) -> Suspicion?
    {
        let graph = analysis.graph
        let actors = types.actors(of: root)
        var supertypes = openSupertypes(of: root, in: graph)
        var place = place(of: root, types, in: graph)
        // One of two actors is wrong, whatever the supertypes bring.
        if !supertypes.isEmpty, actors.count > 1 { (place, supertypes) = (.unknown, []) }
        guard let actor = misplaced(actors, at: place, types) else { return nil }
        let isCertain = if case .byDefault = place { types.name(of: actor) != "MainActor" } else { true }
        let path = graph.declaration(of: root)?.location.path ?? ""
        return Suspicion(
            diagnostic: diagnostic(for: root, at: place, actors, actor, types, in: analysis),
            assumptions: (isCertain ? [] : [.noDefaultIsolation(path: path)])
                + (supertypes.isEmpty ? [] : [.noIsolation(of: supertypes)]))
    }

    /// The actor that some type below needs and the root doesn't have.
    private func misplaced(_ actors: [ActorID], at place: Place, _ types: IsolatedTypes) -> ActorID? {
        switch place {
        case .nonisolated: actors.first
        case .actor(let own, _): actors.first { $0 != own }
        // Any actor but the main one is wrong with every default.
        case .byDefault: actors.first { types.name(of: $0) != "MainActor" } ?? actors.first
        // One of two is wrong wherever the root is made.
        case .unknown: actors.count > 1 ? actors[1] : nil
        }
    }

    private func diagnostic(
        for root: NodeID, at place: Place, _ actors: [ActorID], _ actor: ActorID, _ types: IsolatedTypes,
        in analysis: GraphAnalysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let (steps, end) = types.path(from: root, to: actor)
        let (name, product) = (types.name(of: actor), graph.nodes[end].type)
        let way = analysis.way(by: analysis.told(steps), to: end)
        let last = steps.last.map { graph.nodes[$0.from].properties[$0.edge] }
        return Diagnostic(
            .isolationMismatch,
            "\(product) can only be made on '\(name)', but \(reason(root, place, actors, types, in: graph))",
            about: [graph.subject(of: root), graph.subject(of: end), name],
            at: last.flatMap { property in
                steps.last.flatMap { graph.location(of: property, in: $0.from) }
            }, chain: way.chain,
            path: way.notes + [
                Diagnostic.Note(
                    "\(product) is isolated to '\(name)'", at: graph.declaration(of: end)?.location)
            ],
            help: help(root, place, name: name, constructor: graph.constructor(of: end), in: graph))
    }

    private func reason(
        _ root: NodeID, _ place: Place, _ actors: [ActorID], _ types: IsolatedTypes, in graph: BindingGraph
    ) -> String {
        let type = graph.nodes[root].type
        return switch place {
        case .nonisolated, .byDefault: "the root \(type) makes its tree outside of any actor"
        case .actor(_, let own): "the root \(type) makes its tree on '\(own)'"
        case .unknown: "the root \(type) also makes types of '\(types.name(of: actors[0]))'"
        }
    }

    private func help(
        _ root: NodeID, _ place: Place, name: String, constructor: String, in graph: BindingGraph
    ) -> String {
        let alternative = "declare \(constructor) 'nonisolated'"
        return switch place {
        case .byDefault:
            "annotate \(graph.nodes[root].type), or its initializer, '@\(name)'; or \(alternative)"
        case .nonisolated:
            "annotate the initializer of \(graph.nodes[root].type) '@\(name)'; or \(alternative)"
        case .actor, .unknown: "isolate both to one actor; or \(alternative)"
        }
    }
}

extension BindingGraph {
    /// What makes a node, as it is called in a remedy.
    func constructor(of node: NodeID) -> String {
        let type = nodes[node].type
        return function(making: node).map { "'\($0)' of \(type)" } ?? "the initializer of \(type)"
    }
}

extension GraphAnalysis {
    /// The first and the last steps of a path too long to be told.
    func told(_ steps: [BreadthFirstSearch.Step]) -> [BreadthFirstSearch.Step] {
        steps.count <= Self.longestPath ? steps : steps[..<1] + steps.suffix(Self.longestPath - 1)
    }
}

import ArborModel

/// Checks that a root's `init()` runs on the global actor that the types below the root need.
///
/// The `init()` has the isolation of the root's own initializer. Everything that the root makes has it too, except the
/// products of a Sendable property that defers making. A type that a global actor isolates can only be made on it.
struct IsolationMismatchRule: SuspiciousRule {
    func suspicions(for analysis: GraphAnalysis) -> [Suspicion] {
        guard let types = IsolatedTypes(in: analysis) else { return [] }
        return analysis.graph.roots.compactMap { suspicion(of: $0, types, in: analysis) }
    }

    /// The isolation of a root's `init()`.
    private enum RootIsolation {
        case nonisolated
        case actor(ActorID, name: String)
        /// The module's default isolation decides.
        case byDefault
        /// A supertype or a macro may decide.
        case unknown
        /// The root is made by code for tests, which is on the actor that its tree needs.
        case needed
    }

    private func isolation(
        of root: NodeID, _ types: IsolatedTypes, in graph: BindingGraph
    ) -> RootIsolation {
        if graph.isForTests(root) { return .needed }
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

    /// The supertypes that may isolate a root whose declaration states no isolation.
    private func openSupertypes(of root: NodeID, in graph: BindingGraph) -> [Supertype] {
        let concurrency = graph.concurrency(of: root)
        guard concurrency.hasUnreadSupertypes, concurrency.written == .inferred,
            graph.kind(of: root) != .actor, !graph.isForTests(root)
        else { return [] }
        return graph.openSupertypes(of: root)
    }

    private func suspicion(of root: NodeID, _ types: IsolatedTypes, in analysis: GraphAnalysis) -> Suspicion?
    {
        let graph = analysis.graph
        let actors = types.actors(of: root)
        var supertypes = openSupertypes(of: root, in: graph)
        var isolation = isolation(of: root, types, in: graph)
        // At least one of two actors is wrong, whichever isolation the supertypes bring.
        if !supertypes.isEmpty, actors.count > 1 { (isolation, supertypes) = (.unknown, []) }
        guard let actor = misplaced(actors, at: isolation, types) else { return nil }
        let isCertain = if case .byDefault = isolation { types.name(of: actor) != "MainActor" } else { true }
        let path = graph.declaration(of: root)?.location.path ?? ""
        return Suspicion(
            diagnostic: diagnostic(for: root, at: isolation, actors, actor, types, in: analysis),
            assumptions: (isCertain ? [] : [.noDefaultIsolation(path: path)])
                + (supertypes.isEmpty ? [] : [.noIsolation(of: supertypes)])
                + types.assumptions(on: actor, of: root))
    }

    /// The actor that some type below the root needs and that doesn't isolate the root.
    private func misplaced(_ actors: [ActorID], at isolation: RootIsolation, _ types: IsolatedTypes)
        -> ActorID?
    {
        switch isolation {
        case .nonisolated: actors.first
        case .actor(let own, _): actors.first { $0 != own }
        // Every actor except the main actor is wrong with every default isolation.
        case .byDefault: actors.first { types.name(of: $0) != "MainActor" } ?? actors.first
        // One of two actors is wrong wherever the root is made.
        case .unknown, .needed: actors.count > 1 ? actors[1] : nil
        }
    }

    private func diagnostic(
        for root: NodeID, at isolation: RootIsolation, _ actors: [ActorID], _ actor: ActorID,
        _ types: IsolatedTypes,
        in analysis: GraphAnalysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let (steps, end) = types.path(from: root, to: actor)
        let (name, product) = (types.name(of: actor), graph.nodes[end].type)
        let path = analysis.path(by: analysis.reported(steps), to: end)
        let last = steps.last.map { graph.nodes[$0.from].properties[$0.edge] }
        let place = last.flatMap { property in
            steps.last.flatMap { graph.location(of: property, in: $0.from) }
        }
        return Diagnostic(
            .isolationMismatch,
            "\(product) can only be made on '\(name)', but \(reason(root, isolation, actors, types, in: graph))",
            about: [graph.subject(of: root), graph.subject(of: end), name],
            at: place, pathTitles: path.titles,
            path: path.notes + [
                Diagnostic.Note(
                    "\(product) is isolated to '\(name)'", at: graph.declaration(of: end)?.location)
            ],
            help: help(root, isolation, name: name, end: end, in: graph))
    }

    private func reason(
        _ root: NodeID, _ isolation: RootIsolation, _ actors: [ActorID], _ types: IsolatedTypes,
        in graph: BindingGraph
    ) -> String {
        let type = graph.nodes[root].type
        return switch isolation {
        case .nonisolated, .byDefault: "the root \(type) makes its tree outside of any actor"
        case .actor(_, let own): "the root \(type) makes its tree on '\(own)'"
        case .unknown: "the root \(type) also makes types that are isolated to '\(types.name(of: actors[0]))'"
        case .needed: "\(type) also makes types that are isolated to '\(types.name(of: actors[0]))'"
        }
    }

    private func help(
        _ root: NodeID, _ isolation: RootIsolation, name: String, end: NodeID, in graph: BindingGraph
    ) -> String {
        // The entry points of a component make values too, in the isolation of the protocol.
        if graph.kind(of: root) == .protocol, case .byDefault = isolation {
            return "annotate \(graph.nodes[root].type) with '@\(name)'"
        }
        if graph.kind(of: root) == .protocol, case .nonisolated = isolation {
            return "annotate \(graph.nodes[root].type) with '@\(name)' in place of 'nonisolated'"
        }
        if graph.kind(of: root) == .actor, name == "MainActor" {
            return
                "declare \(graph.nodes[root].type) as a class with '@MainActor'; or \(graph.helpToMakeAnywhere(end))"
        }
        if graph.concurrency(of: root).construction == .nonisolated {
            return
                "write '@\(name)' in place of 'nonisolated' at the initializer of \(graph.nodes[root].type)"
        }
        return switch isolation {
        case .byDefault: "annotate \(graph.nodes[root].type) or its initializer with '@\(name)'"
        case .nonisolated: "annotate the initializer of \(graph.nodes[root].type) with '@\(name)'"
        case .actor, .unknown, .needed:
            "isolate both types to the same actor; or \(graph.helpToMakeAnywhere(end))"
        }
    }
}

extension BindingGraph {
    /// The function or initializer that makes a node, as a help text names it.
    private func constructor(of node: NodeID) -> String {
        let type = nodes[node].type
        return function(making: node).map { "'\($0)' of \(type)" } ?? "the initializer of \(type)"
    }

    /// The help on how an isolated type can be made outside of its actor. Its initializer can only set Sendable properties
    /// there.
    func helpToMakeAnywhere(_ node: NodeID) -> String {
        "declare \(constructor(of: node)) 'nonisolated'"
            + (setsUnsendable(node) ? ", and make what it sets Sendable" : "")
    }

    private func setsUnsendable(_ node: NodeID) -> Bool {
        guard function(making: node) == nil else { return false }
        let set = bindings(of: node).map { types.normal(of: bindings[$0].type) }
        var asked = SparseSet<TypeID>()
        asked.reserve(types.count)
        for type in set { _ = asked.insert(types.bare(of: type)) }
        var sendable = SendableTypes(in: self, asked: asked)
        return set.contains { sendable.fault(of: $0) != nil }
    }
}

extension GraphAnalysis {
    /// The steps of a path to report. A long path is reduced to its first step and its last steps.
    func reported(_ steps: [BreadthFirstSearch.Step]) -> [BreadthFirstSearch.Step] {
        steps.count <= Self.longestPath ? steps : steps[..<1] + steps.suffix(Self.longestPath - 1)
    }
}

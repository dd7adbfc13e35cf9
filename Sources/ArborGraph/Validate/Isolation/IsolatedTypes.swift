import ArborModel

/// The global actors that the construction of each node needs.
///
/// A node needs its own actor and those of the products that it makes in the same isolation: as constants, or by an
/// Instantiator that isn't Sendable.
///
/// At most two actors are kept for a node, since at least one of two differs from any third. The search therefore
/// enters each node at most twice, however many actors there are. It starts from the isolated types and follows the
/// edges backwards, so that each edge that is kept is the first of a shortest path.
struct IsolatedTypes {
    /// An actor, and the edge that leads towards a type that it isolates. The edge is `nil` if the node is that type.
    struct Mark {
        var actor: ActorID
        var edge: EdgeID?
    }

    private let graph: BindingGraph
    private(set) var actors: GlobalActors
    /// By node, its first two actors. Empty if no reached type is isolated.
    private var marks = Table<NodeID, (first: Mark?, second: Mark?)>()
    /// The types that the default isolation isolates, whatever they make.
    private var certain: Set<NodeID> = []
    /// The types that the default isolation may isolate: their supertypes decide.
    private var open: Set<NodeID> = []

    /// The result is `nil` if no reached type is isolated. Nearly all graphs have none, and the check for it is cheap.
    ///
    /// - Parameter outside: Further supertypes below which types don't have the default isolation.
    init?(in analysis: GraphAnalysis, outside: Set<[Supertype]> = []) {
        graph = analysis.graph
        var isolated: [(node: NodeID, isolation: WrittenConcurrency.Isolation)] = []
        for node in analysis.reached where graph.isDeclared(node) {
            let isolation = graph.concurrency(of: node).written
            if case .attribute = isolation { isolated.append((node, isolation)) }
        }
        let byDefault: DefaultTypes =
            analysis.isIsolatedByDefault
            ? Self.isolatedByDefault(in: analysis, outside.union(analysis.survey.outside)) : ([], [])
        isolated += byDefault.certain.map { ($0, .attribute("MainActor")) }
        (certain, open) = (Set(byDefault.certain), Set(byDefault.open))
        if isolated.isEmpty && open.isEmpty { return nil }
        actors = GlobalActors(in: graph)
        let starts = isolated.compactMap { node, isolation in
            actors.actor(of: isolation).map { (node: node, actor: $0) }
        }
        if starts.isEmpty && open.isEmpty { return nil }
        marks = Table(repeating: (nil, nil), count: graph.nodeCount)
        let edges = Self.edgesAgainst(in: analysis)
        search(from: starts, against: edges)
        guard let main = actors.actor(of: .attribute("MainActor")) else { return }
        // What is certain is found first, so that a fault depends on supertypes only if no other one is there.
        search(from: byDefault.open.filter { marks[$0].first == nil }.map { ($0, main) }, against: edges)
    }

    /// The supertypes that decide which types have the default isolation, if that is known.
    static func supertypesForDefault(in analysis: GraphAnalysis) -> Set<[Supertype]> {
        if !analysis.isIsolatedByDefault { return [] }
        return Set(isolatedByDefault(in: analysis, []).open.map(analysis.graph.supertypesForDefault))
    }

    /// The types that don't have a known default isolation because of their supertypes.
    static func nodes(outside: Set<[Supertype]>, in analysis: GraphAnalysis) -> Set<NodeID> {
        if !analysis.isIsolatedByDefault { return [] }
        return Set(
            isolatedByDefault(in: analysis, []).open.filter {
                outside.contains(analysis.graph.supertypesForDefault(of: $0))
            })
    }

    /// The types that a default isolation isolates, and those whose supertypes decide.
    private typealias DefaultTypes = (certain: [NodeID], open: [NodeID])

    /// The types in the modules with roots that have the default isolation.
    ///
    /// They state no isolation. The supertypes of some may state one, or make them `Sendable`. Only files in the folder of a root,
    /// or below it, certainly belong to such a module.
    private static func isolatedByDefault(
        in analysis: GraphAnalysis, _ outside: Set<[Supertype]>
    ) -> DefaultTypes {
        let graph = analysis.graph
        let folders = Set(graph.rootsOfCode.map { graph.file(of: $0).path.folder })
        let nodes = analysis.reached.filter { node in
            guard graph.isDeclared(node),
                [.class, .struct, .function, .extension].contains(graph.kind(of: node))
            else { return false }
            let concurrency = graph.concurrency(of: node)
            let declaration = graph.resolved[graph.declarations[node]]
            // A library's function isn't in the module.
            let isOfLibrary = declaration.hasParticulars && declaration.particulars.addition == .helper
            guard concurrency.written == .inferred,
                !concurrency.mayBeIsolated || graph.extendsOtherType(declaration),
                declaration.depth == 0, !isOfLibrary,
                concurrency.hasUnreadSupertypes || declaration.protocolsOutside.isEmpty
            else { return false }
            let folder = graph.resolved[graph.declarations[node].file].path.folder
            return folders.contains { folder == $0 || folder.hasPrefix($0 + "/") }
        }
        func isOpen(_ node: NodeID) -> Bool {
            graph.concurrency(of: node).hasUnreadSupertypes && graph.kind(of: node) != .extension
        }
        return (
            nodes.filter { !isOpen($0) },
            nodes.filter {
                isOpen($0)
                    && (outside.isEmpty || !outside.contains(graph.supertypesForDefault(of: $0)))
            }
        )
    }

    /// By product, the edges of the constructions that run in the isolation of their owner's construction.
    private static func edgesAgainst(in analysis: GraphAnalysis) -> Adjacency<NodeID, EdgeID> {
        let graph = analysis.graph
        var edges: [(from: NodeID, to: EdgeID)] = []
        for node in analysis.reached {
            for edge in graph.made.edges(of: node) where !graph.isSendable(edge, of: node) {
                edges.append((graph.made.target(at: edge), edge))
            }
        }
        return Adjacency(count: graph.nodeCount, edges: edges)
    }

    private mutating func search(
        from starts: [(node: NodeID, actor: ActorID)], against edges: Adjacency<NodeID, EdgeID>
    ) {
        let made = graph.made
        let owners = Table<EdgeID, NodeID>(
            made.sources.lazy.flatMap { repeatElement($0, count: made.edges(of: $0).count) })
        var queue: [(node: NodeID, actor: ActorID)] = []
        for start in starts where add(Mark(actor: start.actor, edge: nil), to: start.node) {
            queue.append(start)
        }
        var next = 0
        while next < queue.count {
            let (node, actor) = queue[next]
            next += 1
            for edge in edges.targets(of: node) {
                let owner = owners[edge]
                if add(Mark(actor: actor, edge: edge), to: owner) { queue.append((owner, actor)) }
            }
        }
    }

    private mutating func add(_ mark: Mark, to node: NodeID) -> Bool {
        guard let first = marks[node].first else {
            marks[node].first = mark
            return true
        }
        if first.actor == mark.actor || marks[node].second != nil { return false }
        marks[node].second = mark
        return true
    }
}

extension ProviderDeclaration {
    /// The stated protocols of the standard library that inherit from `Sendable`. No actor isolates them, so they take away
    /// the default isolation, unless another protocol has it. `Sendable` itself doesn't.
    fileprivate var protocolsOutside: [String] {
        if !concurrency.mayBeSendable { return [] }
        return supertypes.flatMap { $0.split { " .&".contains($0) }.map(String.init) }.filter {
            Suspicion.protocolsOutside.contains($0)
        }
    }
}

extension BindingGraph {
    /// True for an extension of a type that the program doesn't declare. The default isolates its functions. Those of an own type
    /// are not isolated if its declaration conforms to a protocol that inherits from `Sendable`.
    fileprivate func extendsOtherType(_ declaration: ProviderDeclaration) -> Bool {
        declaration.kind == .extension && !declaresAtTopLevel(declaration.name.withoutModule.lastPart)
    }

    /// The supertypes that decide whether a type has the default isolation.
    func supertypesForDefault(of node: NodeID) -> [Supertype] {
        let declaration = resolved[declarations[node]]
        return openSupertypes(of: node)
            + declaration.protocolsOutside.map { Supertype(name: $0, path: declaration.location.path) }
    }
}

extension IsolatedTypes {
    /// The actors that a node's construction needs, at most two, the nearest first.
    func actors(of node: NodeID) -> [ActorID] {
        [marks[node].first, marks[node].second].compactMap { $0?.actor }
    }

    /// Returns whether an actor isolates the node itself, as far as supertypes don't decide otherwise.
    func isIsolated(_ node: NodeID) -> Bool {
        [marks[node].first, marks[node].second].contains { $0.map { $0.edge == nil } ?? false }
            || certain.contains(node) || open.contains(node)
    }

    /// The facts outside of the graph on which it depends that an actor isolates the node itself; `nil` if none does.
    func assumptionsOnIsolation(of node: NodeID) -> [Suspicion.Assumption]? {
        if open.contains(node) { return assumptions(onOpen: node) }
        return isIsolated(node) ? [] : nil
    }

    private func assumptions(onOpen node: NodeID) -> [Suspicion.Assumption] {
        [
            .keepsDefaultIsolation(below: graph.supertypesForDefault(of: node)),
            .noIsolation(of: graph.openSupertypes(of: node)),
        ]
    }

    func name(of actor: ActorID) -> String { actors.name(of: actor) }

    /// The facts outside of the graph on which it depends that a node's construction needs an actor.
    func assumptions(on actor: ActorID, of node: NodeID) -> [Suspicion.Assumption] {
        if open.isEmpty { return [] }
        let end = path(from: node, to: actor).end
        return open.contains(end) ? assumptions(onOpen: end) : []
    }

    /// The path from a node to the nearest type that an actor isolates, and that type.
    func path(from node: NodeID, to actor: ActorID) -> (steps: [BreadthFirstSearch.Step], end: NodeID) {
        var steps: [BreadthFirstSearch.Step] = []
        var end = node
        while let mark = [marks[end].first, marks[end].second].compactMap(\.self).first(where: {
            $0.actor == actor
        }), let edge = mark.edge {
            steps.append(.init(from: end, edge: graph.madeProperties[edge]))
            end = graph.made.target(at: edge)
        }
        return (steps, end)
    }
}

extension BindingGraph {
    /// True if any thread may ask for the edge's product.
    func isSendable(_ edge: EdgeID, of node: NodeID) -> Bool {
        guard case .instantiated(_, let mode) = bindings[binding(madeProperties[edge], of: node)].role else {
            return false
        }
        return mode.isSendable
    }
}

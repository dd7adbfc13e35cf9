import ArborModel

/// A graph with the data that the rules need, computed once.
struct GraphAnalysis: Sendable {
    let graph: BindingGraph
    let scopes: Scopes
    /// True if the modules with roots are known to be isolated to the main actor by default.
    let isIsolatedByDefault: Bool
    /// The facts about declarations that are no providers. Empty unless a fault has to be explained.
    var survey: DeclarationSurvey
    /// The types that no type makes, if no root is declared, if their creators may be lost or lack an annotation, or if another
    /// type provides what they provide. Their trees are checked too, so that one fault doesn't hide others.
    let tops: [NodeID]
    /// The types below the inferred roots; `nil` if these are all that is checked.
    private let belowRoots: ShortestPathTree?
    /// The shortest paths from the roots.
    private let shortestPaths: ShortestPathTree
    /// The reached types that may take ownership of values, nearest first. Nearly all graphs have none.
    let owners: [NodeID]

    init(
        _ graph: BindingGraph, isIsolatedByDefault: Bool = false,
        survey: DeclarationSurvey = DeclarationSurvey()
    ) {
        self.graph = graph
        self.isIsolatedByDefault = isIsolatedByDefault
        self.survey = survey
        scopes = NeedSolver.solve(graph)
        let mayLackCreators = survey.isTorn || !survey.likeProviders.isEmpty
        tops = graph.hasDeclaredRoot && !mayLackCreators ? graph.topsInConflict : graph.tops
        shortestPaths = ShortestPathTree(
            from: graph.roots + tops.filter { !graph.roots.contains($0) }, in: graph.made)
        owners = shortestPaths.order.filter { graph.isDeclared($0) && graph.maySendValues($0) }
        belowRoots = tops.isEmpty ? nil : ShortestPathTree(from: graph.roots, in: graph.made)
    }

    /// The nodes that are reachable from the roots, nearest first. Other nodes are never made, so they aren't checked.
    var reached: [NodeID] { shortestPaths.order }

    func isReached(_ node: NodeID) -> Bool { shortestPaths.reaches(node) }

    /// Returns whether a root makes a node. Other reached nodes are checked only.
    func isBelowRoot(_ node: NodeID) -> Bool {
        if let belowRoots { belowRoots.reaches(node) } else { shortestPaths.reaches(node) }
    }

    func scope(of node: NodeID) -> Scope { Scope(scopes: scopes, graph: graph, node: node) }

    /// The most steps of a path that are reported. A longer path is reduced to its first and last steps.
    static let longestPath = 24

    /// The shortest path from a root to a node. A long path is reduced to its first and last steps.
    func steps(to node: NodeID) -> [BreadthFirstSearch.Step] {
        paths(to: node).path(to: node, atMost: Self.longestPath).map {
            BreadthFirstSearch.Step(from: $0.from, edge: graph.madeProperties[$0.edge])
        }
    }

    /// The number of steps of the shortest path from a root to a node.
    func distance(to node: NodeID) -> Int { paths(to: node).path(to: node, atMost: .max).count }

    /// The paths from roots if one of them makes the node; otherwise, those from all types that are checked.
    private func paths(to node: NodeID) -> ShortestPathTree {
        if let belowRoots, belowRoots.reaches(node) { belowRoots } else { shortestPaths }
    }

    /// The instantiated properties of reached nodes for which `isFault` holds, in the order of `reached`.
    ///
    /// For a sound graph, the search reads only ids and no declarations.
    func madeProperties(
        where isFault: (_ target: NodeID, BindingGraph.InstantiationMode) -> Bool
    ) -> [(node: NodeID, property: PropertyID)] {
        var found: [(node: NodeID, property: PropertyID)] = []
        for node in reached {
            for binding in graph.bindings(of: node) {
                guard case .instantiated(let target, let mode) = graph.bindings[binding].role,
                    isFault(target, mode)
                else { continue }
                found.append((node, graph.property(binding, of: node)))
            }
        }
        return found
    }

    /// The diagnostics of the faults, each with the number of paths from the roots to its node.
    func countingPaths(of faults: [(node: NodeID, diagnostic: Diagnostic)]) -> [Diagnostic] {
        if faults.isEmpty { return [] }
        let counts = PathCounts(from: graph.roots, in: graph.made)
        return faults.map { fault in
            var diagnostic = fault.diagnostic
            diagnostic.pathCount = counts[fault.node]
            return diagnostic
        }
    }

    func hasForwarded(_ node: NodeID) -> Bool {
        graph.bindings[graph.bindings(of: node)].contains {
            $0.role.isForwarded && !graph.isRejected($0, of: node) && !graph.isSetting($0, of: node)
        }
    }

    func forwarded(of node: NodeID) -> [BindingGraph.Property] {
        guard hasForwarded(node) else { return [] }
        let settings = graph.settings(of: node)
        return graph.nodes[node].properties.filter { $0.isForwarded && settings[$0.label] == nil }
    }
}

extension BindingGraph {
    /// True if a type is declared as a root, in this build or in another one. Otherwise the roots are inferred, if there are
    /// any.
    var hasDeclaredRoot: Bool {
        roots.contains { resolved[declarations[$0]].isRoot } || excluded.contains(where: \.isRoot)
    }

    /// The declared types that no type makes.
    var unmadeNodes: [NodeID] {
        var isMade = Table<NodeID, Bool>(repeating: false, count: nodeCount)
        for edge in made.edges { isMade[made.target(at: edge)] = true }
        return declarations.indices.filter { !isMade[$0] }
    }

    /// The declared types that no type makes. Of types that make each other in a circle, one is among them.
    fileprivate var tops: [NodeID] {
        var tops = unmadeNodes
        var isSeen = Table<NodeID, Bool>(repeating: false, count: nodeCount)
        var open = tops
        for top in tops { isSeen[top] = true }
        for node in declarations.indices {
            while let next = open.popLast() {
                for target in made.targets(of: next) where !isSeen[target] {
                    isSeen[target] = true
                    open.append(target)
                }
            }
            if isSeen[node] { continue }
            isSeen[node] = true
            tops.append(node)
            open.append(node)
        }
        return tops
    }
}

/// Checks one property of the graph.
protocol Rule: Sendable {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic]
}

import ArborModel

/// A graph with all that the rules ask of it, computed once.
struct GraphAnalysis: Sendable {
    let graph: BindingGraph
    let scopes: Scopes
    /// True where the modules with roots are known to be isolated to the main actor by default.
    let isIsolatedByDefault: Bool
    /// The shortest ways from the roots.
    private let ways: ShortestPathTree

    init(_ graph: BindingGraph, isIsolatedByDefault: Bool = false) {
        self.graph = graph
        self.isIsolatedByDefault = isIsolatedByDefault
        scopes = NeedSolver.solve(graph)
        ways = ShortestPathTree(from: graph.roots, in: graph.made)
    }

    /// The nodes that the roots lead to, nearest first. Others are not judged: nothing is made of them.
    var reached: [NodeID] { ways.order }

    func isReached(_ node: NodeID) -> Bool { ways.reaches(node) }

    func scope(of node: NodeID) -> Scope { Scope(scopes: scopes, graph: graph, node: node) }

    /// The steps of a way that are told; of a longer one, the first and the last ones.
    static let longestPath = 24

    /// The shortest way from a root to a node.
    func steps(to node: NodeID) -> [BreadthFirstSearch.Step] {
        ways.path(to: node, atMost: Self.longestPath).map {
            BreadthFirstSearch.Step(from: $0.from, edge: graph.madeProperties[$0.edge])
        }
    }

    /// The steps of the shortest way from a root to a node.
    func distance(to node: NodeID) -> Int { ways.path(to: node, atMost: .max).count }

    /// The made properties of reached nodes for which `isFault` holds, in the order of the nodes: all that is asked of
    /// a sound graph is numbers.
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

    /// The faults of some nodes, with the numbers of the ways to these.
    func countingWays(of faults: [(node: NodeID, diagnostic: Diagnostic)]) -> [Diagnostic] {
        if faults.isEmpty { return [] }
        let counts = PathCounts(from: graph.roots, in: graph.made)
        return faults.map { fault in
            var diagnostic = fault.diagnostic
            diagnostic.wayCount = counts[fault.node]
            return diagnostic
        }
    }

    func hasForwarded(_ node: NodeID) -> Bool {
        graph.bindings[graph.bindings(of: node)].contains { $0.role.isForwarded }
    }

    func forwarded(of node: NodeID) -> [BindingGraph.Property] {
        hasForwarded(node) ? graph.nodes[node].properties.filter(\.isForwarded) : []
    }
}

/// Judges one thing about the graph.
protocol Rule: Sendable {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic]
}

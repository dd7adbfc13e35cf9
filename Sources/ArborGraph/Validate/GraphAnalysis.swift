import ArborModel

/// A graph with all that the rules ask of it, computed once.
struct GraphAnalysis: Sendable {
    let graph: BindingGraph
    /// By node.
    let scopes: [Scope]
    /// The shortest ways from the roots.
    let search: BreadthFirstSearch
    private let isReached: [Bool]

    init(_ graph: BindingGraph) {
        self.graph = graph
        scopes = NeedSolver(graph).scopes
        search = BreadthFirstSearch(from: graph.roots, edges: graph.madeEdges)
        var isReached = Array(repeating: false, count: graph.nodes.count)
        for node in search.order { isReached[node] = true }
        self.isReached = isReached
    }

    /// The nodes that the roots lead to, nearest first. Others are not judged: nothing is made of them.
    var reached: [NodeID] { search.order }

    func isReached(_ node: NodeID) -> Bool { isReached[node] }
}

/// Judges one thing about the graph.
protocol Rule: Sendable {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic]
}

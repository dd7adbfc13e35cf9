import ArborModel

/// The number of paths from the starts of a search to each node, without paths that go round a loop.
///
/// For 0 → 1, 0 → 2, 1 → 3, 2 → 3 there are two paths to 3. Edges that lead back to a node on the path of a depth-first
/// search are not followed. The remaining edges form no loops, and the paths add up in the order of that search. The
/// number may be exponential in the depth, so it stops at the largest value. Time and space are O(nodes + edges).
struct PathCounts<Node: DenseID>: Sendable {
    private var counts: Table<Node, UInt32>

    init(from starts: some Sequence<Node>, in graph: Adjacency<Node, Node>) {
        counts = Table(repeating: 0, count: graph.count)
        let order = Self.order(from: starts, in: graph)
        var indices = Table<Node, Int>(repeating: -1, count: graph.count)
        for (index, node) in order.enumerated() { indices[node] = index }
        for start in starts { add(1, to: start) }
        for (index, node) in order.enumerated() {
            for target in graph.targets(of: node) where indices[target] > index {
                add(counts[node], to: target)
            }
        }
    }

    /// 0 for a node that is not reached, `UInt32.max` for as many or more.
    subscript(node: Node) -> UInt32 { counts[node] }

    private mutating func add(_ count: UInt32, to node: Node) {
        let (sum, isTooLarge) = counts[node].addingReportingOverflow(count)
        counts[node] = isTooLarge ? .max : sum
    }

    /// Returns the nodes in an order in which each comes before its targets, except along edges that close loops.
    private static func order(from starts: some Sequence<Node>, in graph: Adjacency<Node, Node>) -> [Node] {
        var seen = Table<Node, Bool>(repeating: false, count: graph.count)
        var finished: [Node] = []
        var path: [(node: Node, edges: Range<EdgeID>)] = []
        func enter(_ node: Node) {
            if seen[node] { return }
            seen[node] = true
            path.append((node, graph.edges(of: node)))
        }
        for start in starts {
            enter(start)
            while let (node, edges) = path.last {
                if let edge = edges.first {
                    path[path.count - 1].edges = edges.dropFirst()
                    enter(graph.target(at: edge))
                } else {
                    finished.append(node)
                    path.removeLast()
                }
            }
        }
        return finished.reversed()
    }
}

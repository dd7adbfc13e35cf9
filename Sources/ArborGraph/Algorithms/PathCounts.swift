import ArborModel

/// How many ways lead from the starts of a search to each node, those left out that go round a loop.
///
/// For 0 → 1, 0 → 2, 1 → 3, 2 → 3 there are two ways to 3. Edges that lead back to a node on the way of a depth-first
/// search are not followed; what is left has no loops, and ways add up in the order of that search. The number may be
/// exponential in the depth, so it stops at the largest. Time and space are O(nodes + edges).
struct PathCounts<Node: DenseID>: Sendable {
    private var counts: Table<Node, UInt32>

    init(from starts: some Sequence<Node>, in graph: Adjacency<Node, Node>) {
        counts = Table(repeating: 0, count: graph.count)
        let order = Self.order(from: starts, in: graph)
        var places = Table<Node, Int>(repeating: -1, count: graph.count)
        for (place, node) in order.enumerated() { places[node] = place }
        for start in starts { add(1, to: start) }
        for (place, node) in order.enumerated() {
            for target in graph.targets(of: node) where places[target] > place {
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

    /// Each node before those that it leads to, but for the edges that close loops.
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

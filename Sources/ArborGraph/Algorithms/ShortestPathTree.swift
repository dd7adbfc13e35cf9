import ArborModel

/// The shortest paths from some nodes of a graph to all nodes that they reach. It uses arrays, for a walk over a whole
/// graph.
struct ShortestPathTree: Sendable {
    /// An edge, and the node that it starts from.
    typealias Step = (edge: EdgeID, from: NodeID)

    /// The nodes reached, nearest first.
    private(set) var order: [NodeID]
    /// By node, the step by which it was first reached.
    private var arrivals: Table<NodeID, Step?>
    /// By node, the first step of the path to it.
    private var departures: Table<NodeID, Step?>
    private var isReached: Table<NodeID, Bool>

    init(from starts: [NodeID], in graph: Adjacency<NodeID, NodeID>) {
        order = starts
        order.reserveCapacity(graph.count)
        arrivals = Table(repeating: nil, count: graph.count)
        departures = arrivals
        isReached = Table(repeating: false, count: graph.count)
        for start in starts { isReached[start] = true }
        var next = 0
        while next < order.count {
            let node = order[next]
            next += 1
            for edge in graph.edges(of: node) {
                let target = graph.target(at: edge)
                if isReached[target] { continue }
                isReached[target] = true
                arrivals[target] = (edge, node)
                departures[target] = departures[node] ?? (edge, node)
                order.append(target)
            }
        }
    }

    func reaches(_ node: NodeID) -> Bool { isReached[node] }

    /// Returns the edges from a start to `node` in order, with the nodes that they start from; empty for a start. If
    /// the path has more than `limit` edges, only its first and last edges are returned. Otherwise, a fault at each
    /// step of a long path would cost the square of its length.
    func path(to node: NodeID, atMost limit: Int) -> [Step] {
        var path: [Step] = []
        var current = node
        while let step = arrivals[current], path.count < limit - 1 {
            path.append(step)
            current = step.from
        }
        if arrivals[current] != nil, let first = departures[current] { path.append(first) }
        return path.reversed()
    }
}

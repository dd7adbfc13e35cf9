import ArborModel

/// The shortest ways from some nodes of a graph to all that they lead to, in arrays: for a walk over all of a graph.
struct ShortestPathTree: Sendable {
    /// An edge, and the node that it starts from.
    typealias Step = (edge: EdgeID, from: NodeID)

    /// The nodes reached, nearest first.
    private(set) var order: [NodeID]
    /// By node, the step by which it was reached first.
    private var arrivals: Table<NodeID, Step?>
    /// By node, the first step of the way to it.
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

    /// The edges from a start to `node`, in order, with the nodes that they start from; empty for a start. Of a way of
    /// more than `limit` edges, the first and the last ones: a fault at each step of a long way would else cost the
    /// square of its length.
    func path(to node: NodeID, atMost limit: Int) -> [Step] {
        var path: [Step] = []
        var place = node
        while let step = arrivals[place], path.count < limit - 1 {
            path.append(step)
            place = step.from
        }
        if arrivals[place] != nil, let first = departures[place] { path.append(first) }
        return path.reversed()
    }
}

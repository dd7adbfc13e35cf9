/// The shortest ways from some nodes of a graph to all that they lead to, in arrays: for a walk over all of a graph.
struct ShortestPathTree: Sendable {
    /// The nodes reached, nearest first.
    private(set) var order: [Int32]
    /// By node, the edge by which it was reached first and the node that it starts from; -1 where there is none.
    private var arrivals: [(edge: Int32, from: Int32)]
    /// By node, the first edge of the way to it.
    private var departures: [(edge: Int32, from: Int32)]
    private var isReached: [Bool]

    init(from starts: [Int32], in graph: Adjacency) {
        order = starts
        order.reserveCapacity(graph.count)
        arrivals = Array(repeating: (-1, -1), count: graph.count)
        departures = arrivals
        isReached = Array(repeating: false, count: graph.count)
        for start in starts { isReached[Int(start)] = true }
        var next = 0
        while next < order.count {
            let node = order[next]
            next += 1
            for edge in graph.edges(of: node) {
                let target = graph.target(at: edge)
                if isReached[Int(target)] { continue }
                isReached[Int(target)] = true
                arrivals[Int(target)] = (edge, node)
                let isFirst = departures[Int(node)].from < 0
                departures[Int(target)] = isFirst ? (edge, node) : departures[Int(node)]
                order.append(target)
            }
        }
    }

    func reaches(_ node: Int) -> Bool { isReached[node] }

    /// The edges from a start to `node`, in order, with the nodes that they start from; empty for a start. Of a way of
    /// more than `limit` edges, the first and the last ones: a fault at each step of a long way would else cost the
    /// square of its length.
    func path(to node: Int, atMost limit: Int) -> [(edge: Int32, from: Int32)] {
        var path: [(edge: Int32, from: Int32)] = []
        var place = node
        while arrivals[place].from >= 0, path.count < limit - 1 {
            path.append(arrivals[place])
            place = Int(arrivals[place].from)
        }
        if arrivals[place].from >= 0 { path.append(departures[place]) }
        return path.reversed()
    }
}

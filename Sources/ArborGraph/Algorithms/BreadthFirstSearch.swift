/// A breadth-first search over a graph whose edges are properties. It stores the edge by which each node was first
/// reached.
struct BreadthFirstSearch: Sendable {
    struct Step: Sendable {
        var from: NodeID
        /// The property that the step follows.
        var edge: PropertyID
    }

    /// The nodes reached, nearest first.
    private(set) var order: [NodeID]
    private var arrivals: [NodeID: Step] = [:]
    private let starts: Set<NodeID>

    /// - Parameter edges: Returns pairs of a property of a node and the node that it leads to.
    init(from starts: [NodeID], edges: (NodeID) -> [(edge: PropertyID, target: NodeID)]) {
        self.starts = Set(starts)
        order = starts
        var next = 0
        while next < order.count {
            let node = order[next]
            next += 1
            for (edge, target) in edges(node) where !self.starts.contains(target) && arrivals[target] == nil {
                arrivals[target] = Step(from: node, edge: edge)
                order.append(target)
            }
        }
    }

    func reaches(_ node: NodeID) -> Bool { starts.contains(node) || arrivals[node] != nil }

    /// Returns the path from a start to `node`; empty for a start.
    func path(to node: NodeID) -> [Step] {
        var path: [Step] = []
        var current = node
        while let step = arrivals[current] {
            path.append(step)
            current = step.from
        }
        return path.reversed()
    }
}

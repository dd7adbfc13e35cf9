/// A breadth-first search over a graph whose edges are properties, which remembers how each node was reached first.
struct BreadthFirstSearch: Sendable {
    struct Step: Sendable {
        var from: NodeID
        /// The property taken.
        var edge: PropertyID
    }

    /// The nodes reached, nearest first.
    private(set) var order: [NodeID]
    private var arrivals: [NodeID: Step] = [:]
    private let starts: Set<NodeID>

    /// - Parameter edges: of a node, the pairs of a property and the node that it leads to.
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

    /// The steps from a start to `node`, in order; empty for a start.
    func path(to node: NodeID) -> [Step] {
        var steps: [Step] = []
        var place = node
        while let step = arrivals[place] {
            steps.append(step)
            place = step.from
        }
        return steps.reversed()
    }
}

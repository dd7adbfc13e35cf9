/// A breadth-first search over a graph whose edges bear a number, which remembers how each node was reached first.
struct BreadthFirstSearch: Sendable {
    struct Step: Sendable {
        var from: Int
        /// The number of the edge taken.
        var edge: Int
    }

    /// The nodes reached, nearest first.
    private(set) var order: [Int]
    private var arrivals: [Int: Step] = [:]
    private let starts: Set<Int>

    /// - Parameter edges: of a node, the pairs of an edge's number and the node that it leads to.
    init(from starts: [Int], edges: (Int) -> [(edge: Int, target: Int)]) {
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

    func reaches(_ node: Int) -> Bool { starts.contains(node) || arrivals[node] != nil }

    /// The steps from a start to `node`, in order; empty for a start.
    func path(to node: Int) -> [Step] {
        var steps: [Step] = []
        var place = node
        while let step = arrivals[place] {
            steps.append(step)
            place = step.from
        }
        return steps.reversed()
    }
}

/// The strongly connected components of a directed graph, each before those that lead to it.
///
/// Tarjan's algorithm with a stack of its own, since the input sets the depth: a chain of 100,000 types would
/// overflow the thread's. For 0 → 1 → 2 → 1 the result is `[[2, 1], [0]]`: a component is listed after all that
/// it reaches, and in it what was found last comes first, which is the order in which needs are computed. Time and space are
/// O(nodes + edges).
func stronglyConnectedComponents(count: Int, edges: (Int) -> [Int]) -> [[Int]] {
    var search = ComponentSearch(count: count)
    for start in 0..<count where search.index[start] < 0 { search.visit(from: start, edges: edges) }
    return search.components
}

private struct ComponentSearch {
    /// The order of discovery; -1 where a node was not seen yet.
    var index: [Int]
    /// The earliest node on the path that is known to be reachable.
    var low: [Int]
    var isOnPath: [Bool]
    var path: [Int] = []
    var components: [[Int]] = []
    private var discovered = 0
    private var frames: [Frame] = []

    private struct Frame {
        var node: Int
        var edges: [Int]
        var next = 0
    }

    init(count: Int) {
        index = Array(repeating: -1, count: count)
        low = index
        isOnPath = Array(repeating: false, count: count)
    }

    mutating func visit(from start: Int, edges: (Int) -> [Int]) {
        enter(start, edges: edges)
        while let frame = frames.last {
            if frame.next < frame.edges.count {
                frames[frames.count - 1].next += 1
                follow(from: frame.node, to: frame.edges[frame.next], edges: edges)
            } else {
                leave(frame.node)
            }
        }
    }

    private mutating func enter(_ node: Int, edges: (Int) -> [Int]) {
        index[node] = discovered
        low[node] = discovered
        discovered += 1
        path.append(node)
        isOnPath[node] = true
        frames.append(Frame(node: node, edges: edges(node)))
    }

    private mutating func follow(from node: Int, to target: Int, edges: (Int) -> [Int]) {
        if index[target] < 0 {
            enter(target, edges: edges)
        } else if isOnPath[target] {
            low[node] = min(low[node], index[target])
        }
    }

    private mutating func leave(_ node: Int) {
        frames.removeLast()
        if let parent = frames.last?.node { low[parent] = min(low[parent], low[node]) }
        guard low[node] == index[node], let start = path.lastIndex(of: node) else { return }
        let component = Array(path[start...])
        path.removeSubrange(start...)
        for member in component { isOnPath[member] = false }
        components.append(component.reversed())
    }
}

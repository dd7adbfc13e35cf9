/// The strongly connected components of a directed graph, each before those that lead to it.
///
/// Tarjan's algorithm with a stack of its own, since the input sets the depth: a chain of 100,000 types would
/// overflow the thread's. For 0 → 1 → 2 → 1 the result is `[[2, 1], [0]]`: a component is listed after all that
/// it reaches, and in it what was found last comes first, which is the order in which needs are computed. Time and space
/// are O(nodes + edges).
struct Components: Sendable {
    /// The nodes of all components, one component behind the other.
    private(set) var members: [Int32] = []
    /// Where each component begins; one more for the end of the last.
    private var starts: [Int32] = [0]
    /// Of each node, the number of its component.
    private(set) var numbers: [Int32]

    private let graph: Adjacency
    /// The order of discovery; -1 where a node was not seen yet.
    private var index: [Int32]
    /// The earliest node on the path that is known to be reachable.
    private var low: [Int32]
    private var path: [Int32] = []
    private var discovered: Int32 = 0
    private var frames: [(node: Int32, next: Int32)] = []

    init(_ graph: Adjacency) {
        self.graph = graph
        index = Array(repeating: -1, count: graph.count)
        low = index
        numbers = index
        members.reserveCapacity(graph.count)
        for start in 0..<Int32(graph.count) where index[Int(start)] < 0 { visit(from: start) }
        (index, low, path, frames) = ([], [], [], [])
    }

    var count: Int { starts.count - 1 }

    /// The members of a component.
    subscript(number: Int) -> ArraySlice<Int32> { members[Int(starts[number])..<Int(starts[number + 1])] }

    private mutating func visit(from start: Int32) {
        enter(start)
        while let (node, next) = frames.last {
            if next < graph.edges(of: node).upperBound {
                frames[frames.count - 1].next += 1
                follow(from: node, to: graph.target(at: next))
            } else {
                leave(node)
            }
        }
    }

    private mutating func enter(_ node: Int32) {
        index[Int(node)] = discovered
        low[Int(node)] = discovered
        discovered += 1
        path.append(node)
        frames.append((node, graph.edges(of: node).lowerBound))
    }

    private mutating func follow(from node: Int32, to target: Int32) {
        if index[Int(target)] < 0 {
            enter(target)
        } else if numbers[Int(target)] < 0 {
            low[Int(node)] = min(low[Int(node)], index[Int(target)])
        }
    }

    private mutating func leave(_ node: Int32) {
        frames.removeLast()
        if let parent = frames.last?.node { low[Int(parent)] = min(low[Int(parent)], low[Int(node)]) }
        guard low[Int(node)] == index[Int(node)] else { return }
        var member: Int32
        repeat {
            member = path.removeLast()
            members.append(member)
            numbers[Int(member)] = Int32(count)
        } while member != node
        starts.append(Int32(members.count))
    }
}

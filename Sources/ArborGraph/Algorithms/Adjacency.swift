/// The edges of a directed graph in two arrays: the targets of all nodes one behind the other, and where each node's
/// begin.
package struct Adjacency: Sendable {
    /// By node; one more for the end of the last.
    private var starts: [Int32]
    private var allTargets: [Int32]

    /// - Parameter edges: in an order that each node's targets keep.
    init(count: Int, edges: some Sequence<(from: Int32, to: Int32)>) {
        starts = [Int32](repeating: 0, count: count + 1)
        for edge in edges { starts[Int(edge.from) + 1] += 1 }
        for node in 0..<count { starts[node + 1] += starts[node] }
        var next = starts
        allTargets = [Int32](repeating: 0, count: Int(starts[count]))
        for edge in edges {
            allTargets[Int(next[Int(edge.from)])] = edge.to
            next[Int(edge.from)] += 1
        }
    }

    /// For nodes whose edges come in their order.
    init() {
        starts = [0]
        allTargets = []
    }

    /// Adds an edge of the node that is being made, which `endNode` ends.
    mutating func append(_ target: Int32) { allTargets.append(target) }

    mutating func endNode() { starts.append(Int32(allTargets.count)) }

    package var count: Int { starts.count - 1 }
    package var edgeCount: Int { allTargets.count }

    /// The places of a node's edges, for `target(at:)`.
    package func edges(of node: Int32) -> Range<Int32> { starts[Int(node)]..<starts[Int(node) + 1] }

    package func target(at edge: Int32) -> Int32 { allTargets[Int(edge)] }

    package func targets(of node: Int32) -> ArraySlice<Int32> {
        allTargets[Int(starts[Int(node)])..<Int(starts[Int(node) + 1])]
    }
}

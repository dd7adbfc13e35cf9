import ArborGraph
import ArborModel

/// The types below one root.
struct Tree: Sendable {
    let root: NodeID
    /// The root and all types that it leads to, in the order of their numbers.
    let nodes: [Int32]
    /// True where the root is made in its own tree.
    let isRootMade: Bool
    /// Those that are made where any thread may ask, by a Sendable value or below one, in the order of their
    /// numbers.
    let sendable: [Int32]

    /// - Parameter seen: by node; what is in it is forgotten.
    init(root: NodeID, of graph: BindingGraph, seen: inout SparseMap) {
        seen.reserve(graph.nodeCount)
        let nodes = Self.closure(of: [Int32(root)], in: graph, seen: &seen).sorted()
        var isRootMade = false
        var starts: [Int32] = []
        for node in nodes {
            for binding in graph.bindings[graph.bindings(of: Int(node))] {
                guard case .instantiated(let target, let mode) = binding.role else { continue }
                if target == root { isRootMade = true }
                if mode.isSendable { starts.append(Int32(target)) }
            }
        }
        self.root = root
        self.nodes = nodes
        self.isRootMade = isRootMade
        sendable = starts.isEmpty ? [] : Self.closure(of: starts, in: graph, seen: &seen).sorted()
    }

    private static func closure(of starts: [Int32], in graph: BindingGraph, seen: inout SparseMap) -> [Int32]
    {
        seen.clear()
        var order: [Int32] = []
        for start in starts where seen.insert(start) { order.append(start) }
        var next = 0
        while next < order.count {
            for target in graph.made.targets(of: order[next]) where seen.insert(target) {
                order.append(target)
            }
            next += 1
        }
        return order
    }
}

extension [Int32] {
    /// The place of a value in a sorted array, else `nil`.
    func place(of value: Int32) -> Int? {
        let index = partitioningIndex { $0 >= value }
        return index < count && self[index] == value ? index : nil
    }
}

import ArborGraph
import ArborModel

/// The types below one root.
struct Tree: Sendable {
    let root: NodeID
    /// The root and all types that it leads to, in the order of their ids.
    let nodes: [NodeID]
    /// True where the root is made in its own tree.
    let isRootMade: Bool
    /// Those that are made where any thread may ask, by a Sendable value or below one, in the order of their
    /// ids.
    let sendable: [NodeID]

    /// - Parameter seen: by node; what is in it is forgotten.
    init(root: NodeID, of graph: BindingGraph, seen: inout SparseSet<NodeID>) {
        seen.reserve(graph.nodeCount)
        let nodes = Self.closure(of: [root], in: graph, seen: &seen).sorted()
        var isRootMade = false
        var starts: [NodeID] = []
        for node in nodes {
            for binding in graph.bindings[graph.bindings(of: node)] {
                guard case .instantiated(let target, let mode) = binding.role else { continue }
                if target == root { isRootMade = true }
                if mode.isSendable { starts.append(target) }
            }
        }
        self.root = root
        self.nodes = nodes
        self.isRootMade = isRootMade
        sendable = starts.isEmpty ? [] : Self.closure(of: starts, in: graph, seen: &seen).sorted()
    }

    private static func closure(
        of starts: [NodeID], in graph: BindingGraph, seen: inout SparseSet<NodeID>
    ) -> [NodeID] {
        seen.clear()
        var order: [NodeID] = []
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

extension [NodeID] {
    /// The place of a value in a sorted array, else `nil`.
    func place(of value: NodeID) -> Int? {
        let index = partitioningIndex { $0 >= value }
        return index < count && self[index] == value ? index : nil
    }
}

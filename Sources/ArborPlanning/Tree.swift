import ArborGraph
import ArborModel

/// The types below one root.
struct Tree: Sendable {
    let root: NodeID
    /// The root and all types that it leads to, in the order of their ids.
    let nodes: [NodeID]
    /// True if the root is also created in its own tree.
    let isRootMade: Bool
    /// The nodes that any thread may create, because a Sendable value or a node below one creates them. They are in the
    /// order of their ids.
    let sendable: [NodeID]

    /// - Parameter seen: A set that is used for the search. Its contents are removed.
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

    /// Returns the nodes whose instances closures make, in the order of their ids.
    func deferredTargets(in graph: BindingGraph) -> [NodeID] {
        var targets: Set<NodeID> = []
        for node in nodes {
            for binding in graph.bindings[graph.bindings(of: node)] {
                if case .instantiated(let target, let mode) = binding.role, mode.isLazy {
                    targets.insert(target)
                }
            }
        }
        return targets.sorted()
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

extension BindingGraph {
    /// Calls `visit` with each node that a root leads to, after its maker and before the maker's other nodes.
    func visitInDepth(from root: NodeID, _ visit: (NodeID) -> Void) {
        var seen: Set<NodeID> = []
        var stack = [root]
        while let node = stack.popLast() {
            guard seen.insert(node).inserted else { continue }
            visit(node)
            stack += made.targets(of: node).reversed()
        }
    }
}

extension [NodeID] {
    /// Returns the index of a value in a sorted array, or `nil` if it isn't in it.
    func sortedIndex(of value: NodeID) -> Int? {
        let index = partitioningIndex { $0 >= value }
        return index < count && self[index] == value ? index : nil
    }
}

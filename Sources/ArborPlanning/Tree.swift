import ArborGraph
import ArborModel

/// The types below one root, or below several roots that share their functions.
struct Tree: Sendable {
    let roots: [NodeID]
    /// The roots and all types that they lead to, in the order of their ids.
    let nodes: [NodeID]
    /// The roots that no type of the tree makes.
    private let unmade: Set<NodeID>
    /// The nodes that any thread may create, because a Sendable value or a node below one creates them. They are in the
    /// order of their ids.
    let sendable: [NodeID]

    /// - Parameter seen: A set that is used for the search. Its contents are removed.
    init(roots: [NodeID], of graph: BindingGraph, seen: inout SparseSet<NodeID>) {
        seen.reserve(graph.nodeCount)
        var nodes = Self.closure(of: roots, in: graph, seen: &seen)
        nodes.sort()
        var unmade = Set(roots)
        var starts: [NodeID] = []
        for node in nodes {
            for binding in graph.bindings[graph.bindings(of: node)] {
                guard case .instantiated(let target, let mode) = binding.role else { continue }
                if roots.count > 1 || target == roots[0] { unmade.remove(target) }
                if mode.isSendable { starts.append(target) }
            }
        }
        self.roots = roots
        self.nodes = nodes
        self.unmade = unmade
        sendable = starts.isEmpty ? [] : Self.closure(of: starts, in: graph, seen: &seen).sorted()
    }

    /// Creates the tree of a root whose functions are elsewhere: the root, and what it makes itself.
    init(aloneWith root: NodeID, of graph: BindingGraph) {
        roots = [root]
        nodes = Set([root] + graph.made.targets(of: root)).sorted()
        unmade = [root]
        sendable = []
    }

    /// Returns whether some type of the tree makes a node. Only a root may be made by none.
    func isMade(_ node: NodeID) -> Bool { !unmade.contains(node) }

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

    static func closure(
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
    /// Calls `visit` with each node that roots lead to, after its maker and before the maker's other nodes.
    func visitInDepth(from roots: [NodeID], _ visit: (NodeID) -> Void) {
        var seen: Set<NodeID> = []
        var stack = Array(roots.reversed())
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

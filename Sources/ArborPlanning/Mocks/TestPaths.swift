import ArborGraph
import ArborModel

/// The ways from a root to the types of its tree.
struct TestPaths {
    /// The types, the nearest to the root first.
    private(set) var order: [NodeID]
    private var owners: [NodeID: NodeID] = [:]
    private let graph: BindingGraph

    /// The most types that a path names. Others would make the code grow with the square of the depth.
    private static let most = 5

    init(below root: NodeID, in graph: BindingGraph) {
        self.graph = graph
        order = [root]
        var seen: Set<NodeID> = [root]
        var next = 0
        while next < order.count {
            let owner = order[next]
            next += 1
            for target in graph.made.targets(of: owner) where seen.insert(target).inserted {
                owners[target] = owner
                order.append(target)
            }
        }
    }

    /// Returns the path of a property. It has no line, because each edit above it would change the generated code.
    func path(of label: String, in node: NodeID) -> String {
        var names = [graph.shownText(of: graph.nodeTypes[node])]
        var owner = owners[node]
        while let current = owner, names.count < Self.most {
            names.append(graph.shownText(of: graph.nodeTypes[current]))
            owner = owners[current]
        }
        if owner != nil { names[names.count - 1] = "…" }
        let file = graph.file(of: node).path.split(separator: "/").last ?? ""
        return names.reversed().joined(separator: " → ") + ".\(label) in \(file)"
    }
}

import ArborModel

/// What link steps added to a graph, so that queries show what people wrote.
///
/// Several copies of one declaration are one subject; the first node of them stands for all. Helpers are no subjects.
struct Additions: Sendable {
    /// A declaration, by its place and by the name under which consumers ask for it.
    private struct Origin: Hashable {
        var location: SourceLocation
        var type: TypeExpression
        var name: String

        init(of node: NodeID, named name: String, in graph: BindingGraph) {
            location = graph.resolved[graph.declarations[node]].location
            type = graph.resolved[graph.declarations[node]].type
            self.name = name
        }
    }

    /// The nodes of helpers.
    private(set) var helpers: Set<NodeID> = []
    /// By a copy, its name. Empty for no name.
    private(set) var names: [NodeID: String] = [:]
    /// By the first copy of a declaration, all of them.
    private(set) var copies: [NodeID: [NodeID]] = [:]
    /// By a copy that another one stands for, that one.
    private var repeated: [NodeID: NodeID] = [:]

    init(_ graph: BindingGraph) {
        var firsts: [Origin: NodeID] = [:]
        for node in graph.nodeIDs where graph.isDeclared(node) {
            guard let addition = graph.particulars(of: node)?.addition else { continue }
            switch addition {
            case .helper: helpers.insert(node)
            case .copy(let name):
                names[node] = name
                let first = firsts[Origin(of: node, named: name, in: graph), default: node]
                firsts[Origin(of: node, named: name, in: graph)] = first
                copies[first, default: []].append(node)
                if first != node { repeated[node] = first }
            }
        }
    }

    /// The number of subjects among nodes.
    func subjectCount(of nodes: [NodeID]) -> Int {
        if helpers.isEmpty, repeated.isEmpty { return nodes.count }
        return Set(nodes.filter { !helpers.contains($0) }.map { repeated[$0] ?? $0 }).count
    }

    /// Whether a node is one that people know, and the first one of its declaration.
    func isSubject(_ node: NodeID) -> Bool { !helpers.contains(node) && repeated[node] == nil }

    /// The nodes that a subject stands for.
    func nodes(of subject: NodeID) -> [NodeID] { copies[subject] ?? [subject] }
}

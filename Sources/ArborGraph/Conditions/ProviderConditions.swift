import ArborModel

/// In which builds each provider is there: by the `#if` around its declaration, and by what leads to it from a root.
///
/// Empty, and free, where no declaration stands in an `#if`.
package struct ProviderConditions: Sendable {
    package typealias Formula = ConditionLogic.Formula

    package private(set) var logic: ConditionLogic
    /// By declared node, where it is declared; empty where all are everywhere.
    private var declared = Table<NodeID, Formula>()
    /// By declared node, in which of these builds something makes it; empty until that is known.
    private var made = Table<NodeID, Formula>()
    /// The first node whose condition was too much.
    private(set) var tooComplex: NodeID?

    init() { logic = ConditionLogic([]) }

    /// - Parameter conditions: of each declared node, those around it.
    init(_ conditions: Table<NodeID, [String]>) {
        logic = ConditionLogic(conditions.lazy.flatMap(\.self))
        declared = Table(repeating: .always, count: conditions.count)
        for node in conditions.indices where !conditions[node].isEmpty {
            declared[node] = logic.formula(of: conditions[node])
            if logic.isExhausted, tooComplex == nil { tooComplex = node }
        }
    }

    package var isEmpty: Bool { declared.isEmpty }

    /// Where a node is declared. What is missing is never judged, so it counts as being everywhere.
    package func declared(_ node: NodeID) -> Formula { declared.contains(node) ? declared[node] : .always }

    /// Where the code that makes a node is wanted.
    package func made(_ node: NodeID) -> Formula { made.contains(node) ? made[node] : declared(node) }

    /// Those of some nodes that are declared in one build with another of them.
    mutating func clashing(_ nodes: [NodeID]) -> [NodeID] {
        if isEmpty { return nodes }
        var any = Formula.never
        var isSingle = true
        for node in nodes {
            if logic.both(any, declared(node)) != .never { isSingle = false }
            any = logic.either(any, declared(node))
        }
        if isSingle || logic.isExhausted { return [] }
        return nodes.filter { node in
            nodes.contains { $0 != node && logic.both(declared(node), declared($0)) != .never }
        }
    }

    /// False where no build has both: one that makes a node, and one that declares another.
    mutating func mayMeet(_ owner: NodeID, _ target: NodeID) -> Bool {
        isEmpty || logic.both(made(owner), declared(target)) != .never
    }

    /// False where no build makes all of some nodes.
    func mayMeet(_ nodes: [NodeID]) -> Bool {
        if isEmpty { return true }
        var logic = logic
        let all = nodes.reduce(.always) { logic.both($0, made($1)) }
        return all != .never || logic.isExhausted
    }
}

// MARK: What is made

extension ProviderConditions {
    /// Finds out where each node is made: a root where it is declared, another node where it is declared and some node
    /// that makes it is made.
    ///
    /// Owners come before what they make, so that each node is looked at once; in a loop, as often as it grows.
    mutating func findMade(from roots: [NodeID], by edges: Adjacency<NodeID, NodeID>) {
        if isEmpty { return }
        made = Table(repeating: .never, count: declared.count)
        for root in roots { made[root] = declared[root] }
        let components = Components(edges)
        for component in components.indices.reversed() {
            var queue = Array(components[component].reversed())
            var next = 0
            while next < queue.count {
                let owner = queue[next]
                next += 1
                guard made.contains(owner), made[owner] != .never else { continue }
                for target in edges.targets(of: owner) where grow(target, from: owner) {
                    if components.ofNodes[target] == component { queue.append(target) }
                }
            }
        }
    }

    /// True where the target is made in more builds than was known.
    private mutating func grow(_ target: NodeID, from owner: NodeID) -> Bool {
        guard made.contains(target), made[target] != declared[target] else { return false }
        let here = logic.both(made[owner], declared[target])
        let all = logic.either(made[target], here)
        defer { made[target] = all }
        return all != made[target]
    }
}

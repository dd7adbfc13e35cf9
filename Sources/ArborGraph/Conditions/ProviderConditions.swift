import ArborModel

/// The builds in which each provider exists. They follow from the `#if` around its declaration and from the paths from
/// a root.
///
/// It is empty, and costs nothing, if no declaration is in an `#if`.
package struct ProviderConditions: Sendable {
    package typealias Formula = ConditionLogic.Formula

    package private(set) var logic: ConditionLogic
    /// By node, the condition of its declaration. Empty if all nodes are declared in every build.
    private var declared = Table<NodeID, Formula>()
    /// By declared node, the builds in which some node creates it. Empty until they are computed.
    private var made = Table<NodeID, Formula>()
    /// The first node whose condition was too complex.
    private(set) var tooComplex: NodeID?
    /// The builds that an `#error` stops.
    private(set) var impossible = Formula.never
    /// The builds that the graph is about.
    package private(set) var considered = Formula.always

    init() { logic = ConditionLogic([]) }

    /// - Parameters:
    ///   - conditions: The conditions around each declared node.
    ///   - errors: The conditions around each `#error`.
    init(_ conditions: Table<NodeID, [String]>, errors: [[String]]) {
        logic = ConditionLogic(Array(conditions.joined()) + errors.joined())
        for conditions in errors { impossible = logic.either(impossible, logic.formula(of: conditions)) }
        declared = Table(repeating: .always, count: conditions.count)
        for node in conditions.indices where !conditions[node].isEmpty {
            declared[node] = logic.formula(of: conditions[node])
            if logic.isExhausted, tooComplex == nil { tooComplex = node }
        }
    }

    package var isEmpty: Bool { declared.isEmpty }

    /// Returns the builds in which a node is declared. Missing nodes are never checked, so they count as declared in
    /// every build.
    package func declared(_ node: NodeID) -> Formula { declared.contains(node) ? declared[node] : .always }

    /// Returns the builds that need the code that creates a node.
    package func made(_ node: NodeID) -> Formula { made.contains(node) ? made[node] : declared(node) }

    /// Returns the nodes that some build declares together with another of the given nodes.
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

    /// Returns false if no build both creates the owner and declares the target.
    mutating func mayMeet(_ owner: NodeID, _ target: NodeID) -> Bool {
        isEmpty || logic.both(made(owner), declared(target)) != .never
    }

    /// Returns false if no build creates all of the nodes.
    func mayMeet(_ nodes: [NodeID]) -> Bool {
        if isEmpty { return true }
        var logic = logic
        let all = nodes.reduce(.always) { logic.both($0, made($1)) }
        return all != .never || logic.isExhausted
    }
}

// MARK: Some builds only

extension ProviderConditions {
    /// Returns the conditions for the builds in which a node is declared, and for the others. The result is `nil` if one of the
    /// two has no builds.
    func split(by node: NodeID) -> [ProviderConditions]? {
        var (with, without) = (self, self)
        with.considered = with.logic.both(considered, declared(node))
        without.considered = without.logic.difference(considered, declared(node))
        let parts = [with, without]
        return parts.contains { $0.considered == .never || $0.logic.isExhausted } ? nil : parts
    }

    /// Returns those of the roots that some of the considered builds declare.
    func existing(_ roots: [NodeID]) -> [NodeID] {
        if considered == .always { return roots }
        var logic = logic
        return roots.filter { logic.both(considered, declared($0)) != .never }
    }
}

// MARK: Created nodes

extension ProviderConditions {
    /// Computes the builds in which each node is created. A root is created in the builds that declare it. Any other
    /// node is created in the builds that declare it and create a node that creates it.
    ///
    /// Owners come before their targets, so that each node is visited once. In a loop, a node is visited each time its
    /// condition grows.
    mutating func findMade(from roots: [NodeID], by edges: Adjacency<NodeID, NodeID>) {
        if isEmpty { return }
        made = Table(repeating: .never, count: declared.count)
        for root in roots { made[root] = logic.both(declared[root], considered) }
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

    /// Returns true if the target is created in more builds than were known before.
    private mutating func grow(_ target: NodeID, from owner: NodeID) -> Bool {
        guard made.contains(target), made[target] != declared[target] else { return false }
        let here = logic.both(made[owner], declared[target])
        let all = logic.either(made[target], here)
        defer { made[target] = all }
        return all != made[target]
    }
}

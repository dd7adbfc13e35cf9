import ArborGraph
import ArborModel

/// Roots whose trees have many types in common. Their functions are written once, outside of all roots.
///
/// Elsewhere each root's `init()` has functions of its own, because they inherit its isolation. A thousand roots over one
/// long chain would repeat the whole chain a thousand times.
struct RootGroup: Sendable {
    /// What the code around a shared function has to state. Only roots that agree in it share functions.
    struct Surroundings: Hashable, Sendable {
        var condition: String
        var availability: [String]
        var isolation: WrittenConcurrency.Isolation
    }

    let surroundings: Surroundings
    let roots: [NodeID]

    /// Returns the groups that share functions, in the order of their first roots.
    static func all(
        of roots: [NodeID], limits: CodeLimits, isIsolatedByDefault: Bool, _ mocks: Mocks? = nil,
        in graph: BindingGraph
    ) -> [RootGroup] {
        // Few roots can't repeat much, whatever they have in common.
        let mostPossible = (roots.count - 1) * graph.nodeCount
        if limits.mostRepeated >= 0, mostPossible <= limits.mostRepeated { return [] }
        var groups: [Surroundings: [NodeID]] = [:]
        for root in roots {
            guard var surroundings = graph.surroundings(ofRoot: root, isIsolatedByDefault) else { continue }
            if let mocks {
                // Attributes of a mock may hold an actor, and only its own functions have it then.
                guard graph.mockFunction(of: root)?.attributes.isEmpty != false else { continue }
                if let actor = mocks.actor(of: root) {
                    guard actor == "MainActor" else { continue }
                    surroundings.isolation = .attribute(actor)
                }
            }
            groups[surroundings, default: []].append(root)
        }
        return groups.map { RootGroup(surroundings: $0.key, roots: $0.value) }
            .filter { $0.repeatsMuch(limits, in: graph) }
            .sorted { $0.roots[0] < $1.roots[0] }
    }

    /// Returns whether the trees of the roots together are much larger than the tree that they would share. The search
    /// ends as soon as that is known, so its time is linear.
    private func repeatsMuch(_ limits: CodeLimits, in graph: BindingGraph) -> Bool {
        var seen = SparseSet<NodeID>()
        seen.reserve(graph.nodeCount)
        let distinct = Tree.closure(of: roots, in: graph, seen: &seen).count
        let most = limits.mostRepeated * (1 + distinct / 1024)
        var repeated = -distinct
        for root in roots {
            repeated += Tree.closure(of: [root], in: graph, seen: &seen).count
            if repeated > most { return true }
        }
        return false
    }
}

extension [RootGroup] {
    /// By root, the index of its group.
    var indexByRoot: [NodeID: Int] {
        Dictionary(
            uniqueKeysWithValues: indices.flatMap { index in self[index].roots.map { ($0, index) } })
    }
}

extension NameTable {
    /// Returns the names of the types that hold the shared functions of each group. No type and no label has them.
    static func sharedTypes(_ count: Int, in graph: BindingGraph) -> [String] {
        var taken: Set<String> = []
        var table = NameTable { graph.isFree($0) && taken.insert($0).inserted }
        return (0..<count).map { _ in
            let number = table.number(for: "SharedFunctions")
            return number == 0 ? "SharedFunctions" : "SharedFunctions_\(number)"
        }
    }
}

extension BindingGraph {
    /// Returns `nil` if the root's isolation isn't certain, or if its code names what only the root knows.
    fileprivate func surroundings(ofRoot root: NodeID, _ isIsolatedByDefault: Bool) -> RootGroup.Surroundings?
    {
        guard implementation(of: root) == nil, particulars(of: root)?.genericParameters.isEmpty != false,
            let isolation = certainIsolation(ofRoot: root, isIsolatedByDefault)
        else { return nil }
        return .init(
            condition: conditions(of: root).conjunction,
            availability: particulars(of: root)?.availability ?? [],
            isolation: isolation)
    }

    /// The isolation of a root's `init()`, if its source states it or nothing can bring one. Another attribute than that of
    /// the main actor may be no actor's.
    private func certainIsolation(
        ofRoot root: NodeID, _ isIsolatedByDefault: Bool
    ) -> WrittenConcurrency.Isolation? {
        let concurrency = concurrency(of: root)
        switch concurrency.written {
        case .nonisolated: return .nonisolated
        case .attribute("MainActor"): return .attribute("MainActor")
        case .attribute: return nil
        case .inferred:
            let isPlain = !concurrency.mayBeIsolated && !concurrency.hasUnreadSupertypes
            return isPlain && !(isIsolatedByDefault && concurrency.mayBeSendable) ? .inferred : nil
        }
    }
}

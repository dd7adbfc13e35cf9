import ArborGraph
import ArborModel

/// The functions of a tree that have too many needs for a parameter each.
struct ManyNeeds: Sendable {
    /// Their nodes, in the order of their ids.
    private(set) var nodes: [NodeID] = []
    /// The keys whose values are provided in an `#if` branch. If one of these is only needed if available, each call
    /// passes it, because the value may come from another level in each build.
    private var branched: Set<KeyID> = []
    private let graph: BindingGraph
    private let scopes: Scopes
    private let owners: Owners

    /// - Parameters:
    ///   - functions: The nodes that have functions, in the order of their ids.
    ///   - most: The greatest number of needs that are parameters.
    init(among functions: [NodeID], most: Int, of tree: Tree, _ owners: Owners, in validated: ValidatedGraph)
    {
        self.owners = owners
        graph = validated.graph
        scopes = validated.scopes
        let candidates = functions.filter { node in
            // What a function makes with a scope that it received can't be sent. That of a new scope can.
            validated.scopes.needs(of: node).count > most
                && (!validated.graph.maySendValues(node) || tree.sendable.sortedIndex(of: node) != nil)
        }
        if candidates.isEmpty { return }
        branched = graph.branchedKeys(of: tree.nodes)
        let captured = tree.sendable.isEmpty ? [] : captured(in: tree)
        nodes = candidates.filter { node in
            let handed = scopes.needs(of: node).filter { isHanded($0, to: node) }
            let isSendable = tree.sendable.sortedIndex(of: node) != nil
            return handed.count > most && (!isSendable || handed.allSatisfy(captured.contains))
        }
    }

    /// The needs whose values `Sendable` closures capture, so that these are `Sendable` too. Other values may not be in a
    /// scope that any thread may use.
    private func captured(in tree: Tree) -> Set<Need> {
        var captured: Set<Need> = []
        for node in tree.nodes {
            for binding in graph.bindings[graph.bindings(of: node)] {
                guard case .instantiated(let target, let mode) = binding.role, mode.isSendable else {
                    continue
                }
                captured.formUnion(scopes.needs(of: target))
            }
        }
        return captured
    }

    /// Calls `visit` with the needs of a function that a scope can meet.
    func forEachNeed(handedTo node: NodeID, _ visit: (Need) -> Void) {
        for need in scopes.needs(of: node) where isHanded(need, to: node) { visit(need) }
    }

    /// Returns whether a function has many needs, and so receives a scope.
    func takesScope(_ node: NodeID) -> Bool { !nodes.isEmpty && nodes.sortedIndex(of: node) != nil }

    private func isHanded(_ need: Need, to node: NodeID) -> Bool {
        isHanded(need) && !owners.isNeverMet(need, of: node)
    }

    /// Returns whether a scope can meet a need.
    func isHanded(_ need: Need) -> Bool {
        guard need.isIfAvailable, !branched.isEmpty else { return true }
        return !branched.contains(need.key)
            && graph.unwrappedKey(of: need).map { branched.contains($0) } != true
    }
}

extension BindingGraph {
    /// The keys of the properties that are made in an `#if` branch.
    fileprivate func branchedKeys(of nodes: [NodeID]) -> Set<KeyID> {
        var keys: Set<KeyID> = []
        for node in nodes {
            for binding in bindings(of: node) where branchedProperty(of: binding) != nil {
                keys.insert(bindings[binding].key)
            }
        }
        return keys
    }
}

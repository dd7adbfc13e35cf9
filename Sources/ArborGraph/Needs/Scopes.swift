import ArborModel

/// The scopes of all types: the properties that are computed, their order, and the values that each depends on.
///
/// The tables are flat, as the graph's are: the values of one node are a range of an array for all nodes.
public final class Scopes: Sendable {
    private let orders: Table<BindingID, PropertyID>
    private let computed: Table<NodeID, Int>
    private let ranks: Table<BindingID, Int>
    private let byKey: Table<BindingID, BindingID>
    private let allNeeds: [Need]
    private let needs: Table<NodeID, Range<Int>>
    /// By node, the loops in which each property depends on the next and the last depends on the first. No order
    /// satisfies them.
    let loops: [NodeID: [[PropertyID]]]
    /// The types that create themselves through others, one array for each component.
    let recursions: [[NodeID]]
    private let ready: Set<ScopeTables.Pair>
    private let isOffered: Table<KeyID, Bool>
    /// True if some value is received if it is available.
    let hasIfAvailable: Bool

    /// - Parameter tables: `inout` for the same reason as the graph's.
    init(_ tables: inout ScopeTables) {
        orders = tables.orders
        computed = tables.computed
        ranks = tables.ranks
        byKey = tables.byKey
        allNeeds = tables.allNeeds
        needs = tables.needs
        loops = tables.loops
        recursions = tables.recursions
        ready = tables.ready
        isOffered = tables.isOffered
        hasIfAvailable = tables.hasIfAvailable
    }

    /// The number of needs that are stored for all nodes together.
    var keptNeeds: Int { allNeeds.count }
}

extension Scopes {
    /// The source of the value that meets a need.
    package enum Resolution: Sendable, Equatable {
        /// The value is a binding of the scope's own type.
        case binding(BindingID)
        /// The scope receives the value from outside.
        case outside
    }

    /// Returns a node's computed properties, each after those that it depends on.
    package func order(of node: NodeID, in graph: BindingGraph) -> ArraySlice<PropertyID> {
        let start = graph.bindings(of: node).lowerBound
        return orders[start..<start + computed[node]]
    }

    package func isComputed(_ node: NodeID) -> Bool { computed[node] > 0 }

    package func needs(of node: NodeID) -> ArraySlice<Need> { allNeeds[needs[node]] }

    /// Returns the source of the value for `need`, which the instance that a binding of `node` creates has. Only values
    /// that are computed before the binding can meet an if-available need. A binding never meets a need of its own
    /// instance.
    package func supply(of need: Need, for binding: BindingID, of node: NodeID, in graph: BindingGraph)
        -> Resolution
    {
        guard let candidate = candidate(for: need, of: node, in: graph) else { return .outside }
        guard need.isIfAvailable else { return .binding(candidate) }
        return candidate != binding && isReady(candidate, for: binding, in: graph)
            ? .binding(candidate) : .outside
    }

    /// Returns whether no type provides the value of an if-available need. Such a need is not among those of any node.
    package func isNeverMet(_ need: Need, in graph: BindingGraph) -> Bool {
        need.isIfAvailable && !isOffered[need.key]
            && graph.unwrappedKey(of: need).map { isOffered[$0] } != true
    }

    private func isReady(_ candidate: BindingID, for binding: BindingID, in graph: BindingGraph) -> Bool {
        guard graph.branchedProperty(of: candidate) != nil else { return ranks[candidate] < ranks[binding] }
        return ready.contains(.init(binding: binding, candidate: candidate))
    }

    /// Returns the binding that has the requested value, whether it is computed in time or not.
    package func candidate(for need: Need, of node: NodeID, in graph: BindingGraph) -> BindingID? {
        if let exact = binding(with: need.key, of: node, in: graph) { return exact }
        return graph.unwrappedKey(of: need).flatMap { binding(with: $0, of: node, in: graph) }
    }

    private func binding(with key: KeyID, of node: NodeID, in graph: BindingGraph) -> BindingID? {
        let bindings = byKey[graph.bindings(of: node)]
        let index = bindings.partitioningIndex { graph.bindings[$0].key >= key }
        guard index < bindings.endIndex, graph.bindings[bindings[index]].key == key else { return nil }
        return bindings[index]
    }
}

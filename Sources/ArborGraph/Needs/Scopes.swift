import ArborModel

/// The constructions of all types' instances: the properties that are computed, their order, and the values that each
/// takes.
///
/// Flat, as the graph is: what one node owns is a stretch of an array of all nodes.
public final class Scopes: Sendable {
    private let orders: Table<BindingID, PropertyID>
    private let computed: Table<NodeID, Int>
    private let ranks: Table<BindingID, Int>
    private let byKey: Table<BindingID, BindingID>
    private let allNeeds: [Need]
    private let needs: Table<NodeID, Range<Int>>
    /// By node: loops in which each property takes the next and the last takes the first: no order satisfies them.
    let loops: [NodeID: [[PropertyID]]]
    /// Types that make themselves by way of others, a component each.
    let recursions: [[NodeID]]
    private let ready: Set<ScopeTables.Pair>

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
    }

    /// How many needs are kept for all nodes together.
    var keptNeeds: Int { allNeeds.count }
}

extension Scopes {
    /// Where the value that meets a need comes from.
    package enum Resolution: Sendable, Equatable {
        /// A binding of the scope's own type.
        case binding(BindingID)
        /// The scope takes it from outside in its turn.
        case outside
    }

    /// A node's computed properties, each behind those that it takes.
    package func order(of node: NodeID, in graph: BindingGraph) -> ArraySlice<PropertyID> {
        let start = graph.bindings(of: node).lowerBound
        return orders[start..<start + computed[node]]
    }

    package func isComputed(_ node: NodeID) -> Bool { computed[node] > 0 }

    package func needs(of node: NodeID) -> ArraySlice<Need> { allNeeds[needs[node]] }

    /// Where `need`, had by what a binding of `node` makes, is met. An if-available need is met by what is computed
    /// before the binding only; a binding never meets a need of its own product.
    package func supply(of need: Need, for binding: BindingID, of node: NodeID, in graph: BindingGraph)
        -> Resolution
    {
        guard let candidate = candidate(for: need, of: node, in: graph) else { return .outside }
        guard need.isIfAvailable else { return .binding(candidate) }
        return candidate != binding && isReady(candidate, for: binding, in: graph)
            ? .binding(candidate) : .outside
    }

    private func isReady(_ candidate: BindingID, for binding: BindingID, in graph: BindingGraph) -> Bool {
        guard graph.branchedProperty(of: candidate) != nil else { return ranks[candidate] < ranks[binding] }
        return ready.contains(.init(binding: binding, candidate: candidate))
    }

    /// The binding that has what the need asks for, whether it is ready in time or not.
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

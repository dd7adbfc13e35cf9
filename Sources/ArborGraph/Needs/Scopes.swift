import ArborModel

/// The constructions of all types' instances: the properties that are computed, their order, and the values that each
/// takes.
///
/// Flat, as the graph is: what one node owns is a stretch of an array of all nodes.
public final class Scopes: Sendable {
    private let orders: [Int32]
    private let computed: [Int32]
    private let ranks: [Int32]
    private let byKey: [Int32]
    private let allNeeds: [Need]
    private let needs: [(start: Int32, end: Int32)]
    /// By node: loops in which each property takes the next and the last takes the first: no order satisfies them.
    let loops: [NodeID: [[Int]]]
    /// Types that make themselves by way of others, a component each.
    let recursions: [[NodeID]]
    private let ready: Set<ScopeTables.Pair>

    init(_ tables: ScopeTables) {
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
        case binding(Int)
        /// The scope takes it from outside in its turn.
        case outside
    }

    /// The numbers of a node's computed properties, each behind those that it takes.
    package func order(of node: NodeID, in graph: BindingGraph) -> ArraySlice<Int32> {
        let start = graph.bindings(of: node).lowerBound
        return orders[start..<start + Int(computed[node])]
    }

    package func isComputed(_ node: NodeID) -> Bool { computed[node] > 0 }

    package func needs(of node: NodeID) -> ArraySlice<Need> {
        allNeeds[Int(needs[node].start)..<Int(needs[node].end)]
    }

    /// Where `need`, had by what a binding of `node` makes, is met. An if-available need is met by what is computed
    /// before the binding only; a binding never meets a need of its own product.
    package func supply(of need: Need, for binding: Int, of node: NodeID, in graph: BindingGraph)
        -> Resolution
    {
        guard let candidate = candidate(for: need, of: node, in: graph) else { return .outside }
        guard need.isIfAvailable else { return .binding(candidate) }
        return candidate != binding && isReady(candidate, for: binding, in: graph)
            ? .binding(candidate) : .outside
    }

    private func isReady(_ candidate: Int, for binding: Int, in graph: BindingGraph) -> Bool {
        guard graph.branchedProperty(of: candidate) != nil else { return ranks[candidate] < ranks[binding] }
        return ready.contains(.init(binding: binding, candidate: candidate))
    }

    /// The binding that has what the need asks for, whether it is ready in time or not.
    package func candidate(for need: Need, of node: NodeID, in graph: BindingGraph) -> Int? {
        if let exact = binding(with: need.key, of: node, in: graph) { return exact }
        return graph.number(of: need.key, unwrappedFrom: need).flatMap {
            binding(with: $0, of: node, in: graph)
        }
    }

    private func binding(with key: KeyID, of node: NodeID, in graph: BindingGraph) -> Int? {
        let bindings = graph.bindings(of: node)
        let index = bindings.partitioningIndex { graph.bindings[Int(byKey[$0])].key >= key }
        guard index < bindings.upperBound, graph.bindings[Int(byKey[index])].key == key else { return nil }
        return Int(byKey[index])
    }
}

import ArborModel

/// Scopes in the making: what `Scopes` will hold.
struct ScopeTables {
    /// Of each node, as many places as it has properties: the made and alias properties, each behind those that it
    /// takes.
    var orders: Table<BindingID, PropertyID>
    /// By node, how many of its places in `orders` are used.
    var computed: Table<NodeID, Int>
    /// Of each binding of the graph, its place in its node's order; -1 for those that are there from the start.
    var ranks: Table<BindingID, Int>
    /// Of each node, its bindings by key, those of one key in the order of declaration, for search.
    var byKey: Table<BindingID, BindingID>
    /// What the types take from outside. Nodes that take the same may share a stretch.
    var allNeeds: [Need] = []
    /// By node, its stretch of `allNeeds`, in the order of keys.
    var needs: Table<NodeID, Range<Int>>
    var loops: [NodeID: [[PropertyID]]] = [:]
    var recursions: [[NodeID]] = []
    /// The properties of several `#if` branches that are there in time for who takes them if they are available.
    var ready: Set<Pair> = []

    /// A binding, and the property that it may take.
    struct Pair: Hashable {
        var binding: BindingID
        var candidate: BindingID
    }

    init(for graph: BindingGraph) {
        orders = Table(repeating: PropertyID(0), count: graph.bindings.count)
        computed = Table(repeating: 0, count: graph.nodeCount)
        ranks = Table(repeating: -1, count: graph.bindings.count)
        needs = Table(repeating: 0..<0, count: graph.nodeCount)
        byKey = Table(graph.bindings.indices)
        for node in graph.declarations.indices { sortByKey(graph.bindings(of: node), in: graph) }
    }

    func needs(of node: NodeID) -> ArraySlice<Need> { allNeeds[needs[node]] }

    private mutating func sortByKey(_ bindings: Range<BindingID>, in graph: BindingGraph) {
        let written = graph.bindings[bindings]
        let isSorted = written.indices.dropFirst().allSatisfy { written[$0 - 1].key <= written[$0].key }
        if isSorted { return }
        byKey[bindings].sort {
            (graph.bindings[$0].key, $0) < (graph.bindings[$1].key, $1)
        }
    }
}

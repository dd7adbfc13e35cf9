/// Scopes in the making: what `Scopes` will hold.
struct ScopeTables {
    /// Of each node, as many places as it has properties: the numbers of the made and alias properties, each behind
    /// those that it takes.
    var orders: [Int32]
    /// By node, how many of its places in `orders` are used.
    var computed: [Int32]
    /// Of each binding of the graph, its place in its node's order; -1 for those that are there from the start.
    var ranks: [Int32]
    /// Of each node, its bindings by key, those of one key in the order of declaration, for search.
    var byKey: [Int32]
    /// What the types take from outside. Nodes that take the same may share a stretch.
    var allNeeds: [Need] = []
    /// By node, its stretch of `allNeeds`, in the order of keys.
    var needs: [(start: Int32, end: Int32)]
    var loops: [NodeID: [[Int]]] = [:]
    var recursions: [[NodeID]] = []
    /// The properties of several `#if` branches that are there in time for who takes them if they are available.
    var ready: Set<Pair> = []

    /// A binding, and the property that it may take.
    struct Pair: Hashable {
        var binding: Int
        var candidate: Int
    }

    init(for graph: BindingGraph) {
        orders = Array(repeating: 0, count: graph.bindings.count)
        computed = Array(repeating: 0, count: graph.nodeCount)
        ranks = Array(repeating: -1, count: graph.bindings.count)
        needs = Array(repeating: (0, 0), count: graph.nodeCount)
        byKey = Array(0..<Int32(graph.bindings.count))
        for node in graph.declarations.indices { sortByKey(graph.bindings(of: node), in: graph) }
    }

    func needs(of node: NodeID) -> ArraySlice<Need> {
        allNeeds[Int(needs[node].start)..<Int(needs[node].end)]
    }

    private mutating func sortByKey(_ bindings: Range<Int>, in graph: BindingGraph) {
        let isSorted = bindings.dropFirst().allSatisfy {
            graph.bindings[$0 - 1].key <= graph.bindings[$0].key
        }
        if isSorted { return }
        byKey[bindings].sort {
            (graph.bindings[Int($0)].key, $0) < (graph.bindings[Int($1)].key, $1)
        }
    }
}

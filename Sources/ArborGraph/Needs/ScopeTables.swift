import ArborModel

/// The tables of scopes that are being built. `Scopes` takes them over.
struct ScopeTables {
    /// Each node has as many entries as properties. The first entries are the instantiated and alias properties, each
    /// after those that it depends on.
    var orders: Table<BindingID, PropertyID>
    /// By node, how many of its entries in `orders` are used.
    var computed: Table<NodeID, Int>
    /// The index of each binding in its node's order; -1 for a binding whose value exists from the start.
    var ranks: Table<BindingID, Int>
    /// The bindings of each node sorted by key, for searches. Bindings of one key are in the order of declaration.
    var byKey: Table<BindingID, BindingID>
    /// The needs of all types. Nodes with the same needs may share a range.
    var allNeeds: [Need] = []
    /// By node, its range in `allNeeds`, in the order of keys.
    var needs: Table<NodeID, Range<Int>>
    var loops: [NodeID: [[PropertyID]]] = [:]
    var recursions: [[NodeID]] = []
    /// The properties of several `#if` branches that are computed before the properties that receive them if available.
    var ready: Set<Pair> = []

    /// By key, whether some property has a value with it. A property that is received if available has none of its own, and an
    /// alias has one if its source has.
    private(set) var isOffered: Table<KeyID, Bool>
    /// True if some value is received if it is available.
    private(set) var hasIfAvailable = false

    /// A binding, and the property that it may depend on.
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
        isOffered = Table(repeating: false, count: graph.keyCount)
        var aliases: [BindingID] = []
        for binding in graph.bindings.indices {
            if graph.bindings[binding].role.need?.isIfAvailable != true {
                isOffered[graph.bindings[binding].key] = true
            } else {
                hasIfAvailable = true
                if graph.bindings[binding].role.takenNeed == nil { aliases.append(binding) }
            }
        }
        offer(aliases, of: graph)
        for node in graph.declarations.indices { sortByKey(graph.bindings(of: node), in: graph) }
    }

    func needs(of node: NodeID) -> ArraySlice<Need> { allNeeds[needs[node]] }

    /// Adds the keys of the aliases that are received if available. One may be the source of another.
    private mutating func offer(_ aliases: [BindingID], of graph: BindingGraph) {
        var open = aliases
        var count = open.count + 1
        while open.count < count {
            count = open.count
            open.removeAll { binding in
                guard let source = graph.bindings[binding].role.need, !isNeverMet(source, in: graph) else {
                    return false
                }
                isOffered[graph.bindings[binding].key] = true
                return true
            }
        }
    }

    /// Returns whether no type provides the value of an if-available need.
    func isNeverMet(_ need: Need, in graph: BindingGraph) -> Bool {
        need.isIfAvailable && !isOffered[need.key]
            && graph.unwrappedKey(of: need).map { isOffered[$0] } != true
    }

    private mutating func sortByKey(_ bindings: Range<BindingID>, in graph: BindingGraph) {
        let written = graph.bindings[bindings]
        let isSorted = written.indices.dropFirst().allSatisfy { written[$0 - 1].key <= written[$0].key }
        if isSorted { return }
        byKey[bindings].sort {
            (graph.bindings[$0].key, $0) < (graph.bindings[$1].key, $1)
        }
    }
}

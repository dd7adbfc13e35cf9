import ArborModel

/// The edges and consumers of several needs, collected in one pass over the graph.
///
/// The search for a need then follows only the edges of that need. The tables are flat: they hold the edges and the
/// consumers of each need in the order of the nodes that they belong to. A path of n types, each with a fault, has
/// n²/2 of them.
struct ConsumerIndex {
    fileprivate struct Entry {
        var node: NodeID
        var property: PropertyID
    }

    /// The id of a need in the tables.
    private struct GroupID: DenseID { let rawValue: Int32 }

    private struct ArrivalID: DenseID { let rawValue: Int32 }

    /// A node that the search for a need has reached.
    private struct Arrival {
        var node: NodeID
        /// The step that led to the node; `nil` for a start.
        var step: Step?
    }

    private struct Step {
        /// The arrival that the step starts from.
        var previous: ArrivalID
        var property: PropertyID
        /// The arrival after the first step of the path.
        var departure: ArrivalID
    }

    /// By need, its group in the tables; `nil` for needs that aren't indexed.
    private var groups: SparseMap<Need, GroupID>
    private var pathEdges: Groups<GroupID, Entry>
    private var consumers: Groups<GroupID, Entry>
    /// By node, in the search for one need, its first entry in `pathEdges`.
    private var firstPathEdges: SparseMap<NodeID, EntryID>
    /// By node, in the search for one need, its first entry in `consumers`.
    private var firstConsumers: SparseMap<NodeID, EntryID>
    /// By node, in the search for one need, its first arrival.
    private var arrivalsOfNodes: SparseMap<NodeID, ArrivalID>
    private let graph: BindingGraph

    /// - Parameter needs: The needs to index. All of them are required ones.
    init(of needs: Set<Need>, in analysis: GraphAnalysis) {
        graph = analysis.graph
        groups = SparseMap(count: 2 * graph.keyCount)
        for (index, need) in needs.sorted().enumerated() { groups[need] = GroupID(index) }
        firstPathEdges = SparseMap(count: graph.nodeCount)
        firstConsumers = firstPathEdges
        arrivalsOfNodes = SparseMap(count: graph.nodeCount)
        pathEdges = Groups(count: needs.count)
        consumers = Groups(count: needs.count)
        for node in analysis.reached { add(node, in: analysis) }
        pathEdges.group()
        consumers.group()
    }

    private mutating func add(_ node: NodeID, in analysis: GraphAnalysis) {
        let scope = analysis.scope(of: node)
        for (property, target) in graph.madeEdges(of: node) {
            for need in analysis.scopes.needs(of: target) {
                guard let group = groups[need], scope.isOutside(need, for: property),
                    !graph.mayProvide(graph.label(of: need.key), node)
                else { continue }
                pathEdges.add(Entry(node: node, property: property), to: group)
            }
        }
        for binding in graph.bindings(of: node) {
            let property = graph.property(binding, of: node)
            guard let need = graph.bindings[binding].role.need, let group = groups[need],
                scope.takesFromOutside(need, for: property),
                !graph.mayProvide(graph.label(of: need.key), node)
            else { continue }
            consumers.add(Entry(node: node, property: property), to: group)
        }
    }

    /// The consumers of a need, as `GraphAnalysis.consumers` finds them. A long path is reduced to its first and last
    /// steps.
    mutating func consumers(of need: Need, from starts: [NodeID]) -> [GraphAnalysis.Consumer] {
        guard let group = groups[need] else { return [] }
        firstPathEdges.noteFirsts(of: pathEdges, in: group)
        firstConsumers.noteFirsts(of: consumers, in: group)
        let arrivals = search(from: starts, in: group)
        let counts = pathCounts(to: arrivals, from: starts.count, in: group)
        return arrivals.indices.flatMap { arrival in
            consumers.entries(of: arrivals[arrival].node, in: group, firstConsumers).map {
                GraphAnalysis.Consumer(
                    node: $0.node, property: $0.property, path: path(to: arrival, in: arrivals),
                    pathCount: counts?[arrival] ?? 1)
            }
        }
    }

    /// The path counts by arrival, since a search reaches few of all nodes.
    ///
    /// The result is `nil` if one path leads to each node, which holds if no two steps lead to the same node.
    private func pathCounts(
        to arrivals: Table<ArrivalID, Arrival>, from starts: Int, in group: GroupID
    ) -> PathCounts<ArrivalID>? {
        if pathEdges.count(in: group) == arrivals.count - starts { return nil }
        var edges = Adjacency<ArrivalID, ArrivalID>()
        for arrival in arrivals {
            for edge in pathEdges.entries(of: arrival.node, in: group, firstPathEdges) {
                edges.append(arrivalsOfNodes[target(of: edge)] ?? ArrivalID(0))
            }
            edges.endNode()
        }
        return PathCounts(from: ArrivalID.ids(below: starts), in: edges)
    }

    private mutating func search(from starts: [NodeID], in group: GroupID) -> Table<ArrivalID, Arrival> {
        arrivalsOfNodes.clear()
        var arrivals = Table<ArrivalID, Arrival>()
        for start in starts { arrivalsOfNodes[start] = arrivals.append(Arrival(node: start)) }
        var next = ArrivalID(0)
        while next < arrivals.endIndex {
            for edge in pathEdges.entries(of: arrivals[next].node, in: group, firstPathEdges) {
                let target = target(of: edge)
                guard arrivalsOfNodes[target] == nil else { continue }
                let departure = arrivals[next].step?.departure ?? arrivals.endIndex
                let step = Step(previous: next, property: edge.property, departure: departure)
                arrivalsOfNodes[target] = arrivals.append(Arrival(node: target, step: step))
            }
            next = next + 1
        }
        return arrivals
    }

    private func target(of edge: Entry) -> NodeID {
        let binding = graph.binding(edge.property, of: edge.node)
        guard case .instantiated(let target, _) = graph.bindings[binding].role else { return edge.node }
        return target
    }

    private func path(
        to arrival: ArrivalID, in arrivals: Table<ArrivalID, Arrival>
    ) -> [BreadthFirstSearch.Step] {
        func shown(_ step: Step) -> BreadthFirstSearch.Step {
            BreadthFirstSearch.Step(from: arrivals[step.previous].node, edge: step.property)
        }
        var steps: [BreadthFirstSearch.Step] = []
        var last = arrivals[arrival].step
        while let step = last, steps.count < GraphAnalysis.longestPath - 1 {
            steps.append(shown(step))
            last = arrivals[step.previous].step
        }
        if let departure = last?.departure, let first = arrivals[departure].step {
            steps.append(shown(first))
        }
        return steps.reversed()
    }
}

/// The id of a value in `Groups`.
private struct EntryID: DenseID { let rawValue: Int32 }

/// Values by group. The values of one group are in the order in which they were added.
private struct Groups<Group: DenseID, Value> {
    private var added: [(group: Group, value: Value)] = []
    private let count: Int
    private var ranges = RangeTable<Group, EntryID>()
    private var values = Table<EntryID, Value>()

    init(count: Int) { self.count = count }

    mutating func add(_ value: Value, to group: Group) { added.append((group, value)) }

    /// Sorts the values into their groups. Call this once, after all values are added.
    mutating func group() {
        ranges = RangeTable(count: count, occurrences: added.lazy.map { $0.group })
        var next = ranges.starts
        guard let any = added.first?.value else { return }
        values = Table(repeating: any, count: added.count)
        for (group, value) in added {
            values[next[group]] = value
            next[group] = next[group] + 1
        }
        added = []
    }

    func count(in group: Group) -> Int { ranges[group].count }

    func ids(in group: Group) -> Range<EntryID> { ranges[group] }

    subscript(id: EntryID) -> Value { values[id] }

    subscript(ids: Range<EntryID>) -> ArraySlice<Value> { values[ids] }
}

extension Groups where Value == ConsumerIndex.Entry {
    /// The entries of one node in a group.
    ///
    /// - Parameter firsts: By node, its first entry in the group.
    func entries(
        of node: NodeID, in group: Group, _ firsts: SparseMap<NodeID, EntryID>
    ) -> ArraySlice<ConsumerIndex.Entry> {
        guard let first = firsts[node] else { return [] }
        return self[first..<ids(in: group).upperBound].prefix { $0.node == node }
    }
}

extension SparseMap<NodeID, EntryID> {
    /// Maps each node of a group to its first entry, and removes all other nodes.
    fileprivate mutating func noteFirsts<Group>(
        of groups: Groups<Group, ConsumerIndex.Entry>, in group: Group
    ) {
        clear()
        var last: NodeID?
        for entry in groups.ids(in: group) where groups[entry].node != last {
            last = groups[entry].node
            self[groups[entry].node] = entry
        }
    }
}

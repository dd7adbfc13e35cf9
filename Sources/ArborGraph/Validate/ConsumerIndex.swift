import ArborModel

/// The ways of several needs, gathered in one walk over the graph: each need then follows its own ways only.
///
/// Flat: of each need, its edges and its consumers, in the order of the nodes that they belong to. A chain of n types, each
/// with a fault, has n²/2 of them.
struct ConsumerIndex {
    fileprivate struct Place {
        var node: NodeID
        var property: PropertyID
    }

    /// The id of a need in the tables.
    private struct GroupID: DenseID { let rawValue: Int32 }

    private struct ArrivalID: DenseID { let rawValue: Int32 }

    /// Where a need's walk came to a node.
    private struct Arrival {
        var node: NodeID
        /// The step that led to it; `nil` of a start.
        var step: Step?
    }

    private struct Step {
        /// The arrival that it starts from.
        var previous: ArrivalID
        var property: PropertyID
        /// The arrival behind the first step.
        var departure: ArrivalID
    }

    /// By need, its group in the tables; `nil` of others.
    private var groups: SparseMap<Need, GroupID>
    private var ways: Groups<GroupID, Place>
    private var consumers: Groups<GroupID, Place>
    /// By node, in the walk of one need, its first place in `ways`, and in `consumers`.
    private var firstWays: SparseMap<NodeID, EntryID>
    private var firstConsumers: SparseMap<NodeID, EntryID>
    /// By node, in the walk of one need, where that came to it first.
    private var arrivalsOfNodes: SparseMap<NodeID, ArrivalID>
    private let graph: BindingGraph

    /// - Parameter needs: required ones.
    init(of needs: Set<Need>, in analysis: GraphAnalysis) {
        graph = analysis.graph
        groups = SparseMap(count: 2 * graph.keyCount)
        for (index, need) in needs.sorted().enumerated() { groups[need] = GroupID(index) }
        firstWays = SparseMap(count: graph.nodeCount)
        firstConsumers = firstWays
        arrivalsOfNodes = SparseMap(count: graph.nodeCount)
        ways = Groups(count: needs.count)
        consumers = Groups(count: needs.count)
        for node in analysis.reached { add(node, in: analysis) }
        ways.group()
        consumers.group()
    }

    private mutating func add(_ node: NodeID, in analysis: GraphAnalysis) {
        let scope = analysis.scope(of: node)
        for (property, target) in graph.madeEdges(of: node) {
            for need in analysis.scopes.needs(of: target) {
                guard let group = groups[need], scope.isOutside(need, for: property) else { continue }
                ways.add(Place(node: node, property: property), to: group)
            }
        }
        for binding in graph.bindings(of: node) {
            let property = graph.property(binding, of: node)
            guard let need = graph.bindings[binding].role.need, let group = groups[need],
                scope.takesFromOutside(need, for: property)
            else { continue }
            consumers.add(Place(node: node, property: property), to: group)
        }
    }

    /// As `GraphAnalysis.consumers` finds them, of long ways the first and the last steps only.
    mutating func consumers(of need: Need, from starts: [NodeID]) -> [GraphAnalysis.Consumer] {
        guard let group = groups[need] else { return [] }
        firstWays.noteFirsts(of: ways, in: group)
        firstConsumers.noteFirsts(of: consumers, in: group)
        let arrivals = walk(from: starts, in: group)
        let counts = wayCounts(to: arrivals, from: starts.count, in: group)
        return arrivals.indices.flatMap { arrival in
            consumers.entries(of: arrivals[arrival].node, in: group, firstConsumers).map {
                GraphAnalysis.Consumer(
                    node: $0.node, property: $0.property, steps: steps(to: arrival, in: arrivals),
                    wayCount: counts?[arrival] ?? 1)
            }
        }
    }

    /// By arrival: the nodes that a walk came to are few among all. `nil` where one way leads to each, as no step leads
    /// to where another has led.
    private func wayCounts(
        to arrivals: Table<ArrivalID, Arrival>, from starts: Int, in group: GroupID
    ) -> PathCounts<ArrivalID>? {
        if ways.count(in: group) == arrivals.count - starts { return nil }
        var edges = Adjacency<ArrivalID, ArrivalID>()
        for arrival in arrivals {
            for way in ways.entries(of: arrival.node, in: group, firstWays) {
                edges.append(arrivalsOfNodes[target(of: way)] ?? ArrivalID(0))
            }
            edges.endNode()
        }
        return PathCounts(from: ArrivalID.ids(below: starts), in: edges)
    }

    private mutating func walk(from starts: [NodeID], in group: GroupID) -> Table<ArrivalID, Arrival> {
        arrivalsOfNodes.clear()
        var arrivals = Table<ArrivalID, Arrival>()
        for start in starts { arrivalsOfNodes[start] = arrivals.append(Arrival(node: start)) }
        var next = ArrivalID(0)
        while next < arrivals.endIndex {
            for way in ways.entries(of: arrivals[next].node, in: group, firstWays) {
                let target = target(of: way)
                guard arrivalsOfNodes[target] == nil else { continue }
                let departure = arrivals[next].step?.departure ?? arrivals.endIndex
                let step = Step(previous: next, property: way.property, departure: departure)
                arrivalsOfNodes[target] = arrivals.append(Arrival(node: target, step: step))
            }
            next = next + 1
        }
        return arrivals
    }

    private func target(of way: Place) -> NodeID {
        let binding = graph.binding(way.property, of: way.node)
        guard case .instantiated(let target, _) = graph.bindings[binding].role else { return way.node }
        return target
    }

    private func steps(
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

/// Values by their group, those of one group in the order in which they came.
private struct Groups<Group: DenseID, Value> {
    private var added: [(group: Group, value: Value)] = []
    private let count: Int
    private var ranges = RangeTable<Group, EntryID>()
    private var values = Table<EntryID, Value>()

    init(count: Int) { self.count = count }

    mutating func add(_ value: Value, to group: Group) { added.append((group, value)) }

    /// To be called when all are added.
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

extension Groups where Value == ConsumerIndex.Place {
    /// The entries of one node in a group.
    ///
    /// - Parameter firsts: By node, its first entry in the group.
    func entries(
        of node: NodeID, in group: Group, _ firsts: SparseMap<NodeID, EntryID>
    ) -> ArraySlice<ConsumerIndex.Place> {
        guard let first = firsts[node] else { return [] }
        return self[first..<ids(in: group).upperBound].prefix { $0.node == node }
    }
}

extension SparseMap<NodeID, EntryID> {
    /// Maps each node to its first entry in a group, and no other node.
    fileprivate mutating func noteFirsts<Group>(
        of groups: Groups<Group, ConsumerIndex.Place>, in group: Group
    ) {
        clear()
        var last: NodeID?
        for entry in groups.ids(in: group) where groups[entry].node != last {
            last = groups[entry].node
            self[groups[entry].node] = entry
        }
    }
}

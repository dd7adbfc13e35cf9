/// The ways of several needs, gathered in one walk over the graph: each need then follows its own ways only.
///
/// Flat: of each need, its edges and its consumers, in the order of the nodes that they belong to. A chain of n types, each
/// with a fault, has n²/2 of them.
struct ConsumerIndex {
    private struct Place {
        var node: Int32
        /// The number of a property.
        var property: Int32
    }

    /// Where a need's walk came to a node.
    private struct Arrival {
        var node: Int32
        /// The arrival that led to it, and by which property; -1 of a start.
        var previous: Int32 = -1
        var property: Int32 = -1
        /// The arrival behind the first step.
        var departure: Int32 = -1
    }

    /// By need, its place in the tables; `nil` of others.
    private var numbers: SparseMap
    private var ways: Groups<Place>
    private var consumers: Groups<Place>
    /// By node, in the walk of one need, its first place in `ways`, and in `consumers`.
    private var firstWays: SparseMap
    private var firstConsumers: SparseMap
    private var isSeen: SparseMap
    private let graph: BindingGraph

    /// - Parameter needs: required ones.
    init(of needs: Set<Need>, in analysis: GraphAnalysis) {
        graph = analysis.graph
        numbers = SparseMap(count: 2 * graph.keyCount)
        for (number, need) in needs.sorted().enumerated() { numbers[need.number] = Int32(number) }
        firstWays = SparseMap(count: graph.nodeCount)
        firstConsumers = firstWays
        isSeen = firstWays
        ways = Groups(count: needs.count)
        consumers = Groups(count: needs.count)
        for node in analysis.reached.map(Int.init) { add(node, in: analysis) }
        ways.group()
        consumers.group()
    }

    private mutating func add(_ node: Int, in analysis: GraphAnalysis) {
        let scope = analysis.scope(of: node)
        for (property, target) in graph.madeEdges(of: node) {
            for need in analysis.scopes.needs(of: target) {
                guard let number = numbers[need.number], scope.isOutside(need, for: property) else {
                    continue
                }
                ways.add(Place(node: Int32(node), property: Int32(property)), to: number)
            }
        }
        let bindings = graph.bindings(of: node)
        for binding in bindings {
            let property = binding - bindings.lowerBound
            guard let need = graph.bindings[binding].role.need, let number = numbers[need.number],
                scope.takesFromOutside(need, for: property)
            else { continue }
            consumers.add(Place(node: Int32(node), property: Int32(property)), to: number)
        }
    }

    /// As `GraphAnalysis.consumers` finds them, of long ways the first and the last steps only.
    mutating func consumers(of need: Need, from starts: [NodeID]) -> [GraphAnalysis.Consumer] {
        guard let number = numbers[need.number].map(Int.init) else { return [] }
        mark(ways[number], in: \.firstWays)
        mark(consumers[number], in: \.firstConsumers)
        let arrivals = walk(from: starts, by: ways[number])
        let counts = wayCounts(to: arrivals, from: starts.count, by: ways[number])
        return arrivals.indices.flatMap { arrival in
            places(of: arrivals[arrival].node, in: consumers[number], firstConsumers).map {
                GraphAnalysis.Consumer(
                    node: Int($0.node), property: Int($0.property), steps: steps(to: arrival, in: arrivals),
                    wayCount: counts?[arrival] ?? 1)
            }
        }
    }

    /// By arrival: the nodes that a walk came to are few among all. `nil` where one way leads to each, as no step leads
    /// to where another has led.
    private mutating func wayCounts(
        to arrivals: [Arrival], from starts: Int, by ways: ArraySlice<Place>
    ) -> PathCounts? {
        if ways.count == arrivals.count - starts { return nil }
        isSeen.clear()
        for (number, arrival) in arrivals.enumerated() { isSeen[arrival.node] = Int32(number) }
        var edges = Adjacency()
        for arrival in arrivals {
            for way in places(of: arrival.node, in: ways, firstWays) {
                edges.append(isSeen[target(of: way)] ?? 0)
            }
            edges.endNode()
        }
        return PathCounts(from: Array(0..<Int32(starts)), in: edges)
    }

    private mutating func mark(_ places: ArraySlice<Place>, in marks: WritableKeyPath<Self, SparseMap>) {
        self[keyPath: marks].clear()
        for place in places.indices
        where place == places.startIndex || places[place - 1].node != places[place].node {
            self[keyPath: marks][places[place].node] = Int32(place)
        }
    }

    private func places(of node: Int32, in places: ArraySlice<Place>, _ firsts: SparseMap) -> ArraySlice<
        Place
    > {
        guard let first = firsts[node].map(Int.init) else { return [] }
        return places[first...].prefix { $0.node == node }
    }

    private mutating func walk(from starts: [NodeID], by ways: ArraySlice<Place>) -> [Arrival] {
        isSeen.clear()
        var arrivals = starts.map { Arrival(node: Int32($0)) }
        for start in starts { _ = isSeen.insert(Int32(start)) }
        var next = 0
        while next < arrivals.count {
            for way in places(of: arrivals[next].node, in: ways, firstWays) {
                let target = target(of: way)
                guard isSeen.insert(target) else { continue }
                let isFirst = arrivals[next].previous < 0
                arrivals.append(
                    Arrival(
                        node: target, previous: Int32(next), property: way.property,
                        departure: isFirst ? Int32(arrivals.count) : arrivals[next].departure))
            }
            next += 1
        }
        return arrivals
    }

    private func target(of way: Place) -> Int32 {
        let binding = graph.bindings(of: Int(way.node)).lowerBound + Int(way.property)
        guard case .instantiated(let target, _) = graph.bindings[binding].role else { return way.node }
        return Int32(target)
    }

    private func steps(to arrival: Int, in arrivals: [Arrival]) -> [BreadthFirstSearch.Step] {
        var steps: [BreadthFirstSearch.Step] = []
        var place = arrivals[arrival]
        while place.previous >= 0, steps.count < GraphAnalysis.longestPath - 1 {
            steps.append(step(to: place, in: arrivals))
            place = arrivals[Int(place.previous)]
        }
        if place.previous >= 0 { steps.append(step(to: arrivals[Int(place.departure)], in: arrivals)) }
        return steps.reversed()
    }

    private func step(to arrival: Arrival, in arrivals: [Arrival]) -> BreadthFirstSearch.Step {
        BreadthFirstSearch.Step(
            from: Int(arrivals[Int(arrival.previous)].node), edge: Int(arrival.property))
    }
}

/// Values by the number of their group, those of one group in the order in which they came.
private struct Groups<Value> {
    private var entries: [(group: Int32, value: Value)] = []
    private var counts: [Int]
    private var starts: [Int] = []
    private var values: [Value] = []

    init(count: Int) { counts = Array(repeating: 0, count: count) }

    mutating func add(_ value: Value, to group: Int32) {
        entries.append((group, value))
        counts[Int(group)] += 1
    }

    /// To be called when all are added.
    mutating func group() {
        starts = [0]
        for count in counts { starts.append(starts[starts.count - 1] + count) }
        var next = starts
        guard let any = entries.first?.value else { return }
        values = Array(repeating: any, count: entries.count)
        for (group, value) in entries {
            values[next[Int(group)]] = value
            next[Int(group)] += 1
        }
        entries = []
    }

    subscript(group: Int) -> ArraySlice<Value> { values[starts[group]..<starts[group + 1]] }
}

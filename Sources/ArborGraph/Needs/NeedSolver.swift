/// Computes what every type takes from outside, and the order inside it.
///
///     needs(T) = ( taken(T) ∪ sources of T's aliases ∪ ⋃ { needs(C) : C made by T } ) − provided(T)
///
/// Types come in the order of their components, so that what a type makes is solved before it. In a component of
/// several types, a recursion through Instantiators, a type is solved again whenever the needs of one that it makes
/// have grown. All in O(types + edges × needs), but for what a recursion repeats.
struct NeedSolver {
    private let graph: BindingGraph
    private var scopes: ScopeTables
    /// By need, of the type that is being solved: those that are taken from outside.
    private var isOutside: SparseMap
    private var outside: [Need] = []
    /// By key, the first binding of the type that is being solved.
    private var offers: SparseMap
    private var order = InitializationOrder()
    private var matches: BranchMatches
    /// If-available needs that a sibling may meet: whether it does, the order tells.
    private var undecided: [(need: Need, binding: Int, candidate: Int)] = []
    /// The types of a recursion that are to be solved again.
    private var isQueued: SparseMap

    static func solve(_ graph: BindingGraph) -> Scopes { Scopes(NeedSolver(graph).scopes) }

    private init(_ graph: BindingGraph) {
        self.graph = graph
        scopes = ScopeTables(for: graph)
        isOutside = SparseMap(count: 2 * graph.keyCount)
        offers = SparseMap(count: graph.keyCount)
        isQueued = SparseMap(count: graph.nodeCount)
        matches = BranchMatches(graph)
        let components = Components(graph.made)
        for number in 0..<components.count {
            let members = components[number]
            let node = Int(members[members.startIndex])
            if members.count > 1 || graph.made.targets(of: Int32(node)).contains(Int32(node)) {
                solveRecursion(members.map(Int.init), number, components)
            } else if !graph.bindings(of: node).isEmpty {
                _ = solve(node)
            }
        }
    }

    /// Computes one scope from those below it; true where its needs grew.
    private mutating func solve(_ node: NodeID) -> Bool {
        let bindings = graph.bindings(of: node)
        isOutside.clear()
        outside.removeAll(keepingCapacity: true)
        for need in scopes.needs(of: node) { take(need) }
        offer(bindings)
        for binding in bindings { takeNeeds(of: binding, of: node) }
        arrange(node, bindings)
        for (need, binding, candidate) in undecided where !isReady(candidate, for: binding, of: node) {
            take(need)
        }
        undecided.removeAll(keepingCapacity: true)
        return keepNeeds(of: node)
    }

    private mutating func offer(_ bindings: Range<Int>) {
        offers.clear()
        for binding in bindings where offers[graph.bindings[binding].key] == nil {
            offers[graph.bindings[binding].key] = Int32(binding)
        }
    }

    private mutating func take(_ need: Need) {
        if isOutside.insert(need.number) { outside.append(need) }
    }

    /// What must be at hand to compute a property.
    private mutating func takeNeeds(of binding: Int, of node: NodeID) {
        switch graph.bindings[binding].role {
        case .instantiated(let target, _):
            let (start, end) = scopes.needs[target]
            for place in start..<end { meet(scopes.allNeeds[Int(place)], of: binding, of: node) }
        case .alias(let source, _): meet(source, of: binding, of: node)
        case .received(let need): take(need)
        case .forwarded: break
        }
    }

    private mutating func meet(_ need: Need, of binding: Int, of node: NodeID) {
        var candidate = offers[need.key]
        if candidate == nil, let key = graph.number(of: need.key, unwrappedFrom: need) {
            candidate = offers[key]
        }
        guard let candidate = candidate.map(Int.init) else { return take(need) }
        if graph.branchedProperty(of: candidate) != nil {
            putBehindBranches(binding, of: candidate, in: node, isSoft: need.isIfAvailable)
        } else if graph.bindings[candidate].role.isComputed {
            let first = graph.bindings(of: node).lowerBound
            order.add(Int32(binding - first), behind: Int32(candidate - first), isSoft: need.isIfAvailable)
        }
        if need.isIfAvailable { undecided.append((need, binding, candidate)) }
    }

    private mutating func arrange(_ node: NodeID, _ bindings: Range<Int>) {
        let first = bindings.lowerBound
        var place = first
        for binding in bindings where graph.bindings[binding].role.isComputed {
            if let whole = graph.branchedProperty(of: binding) {
                guard whole == binding else { continue }
                for branch in graph.branches(of: whole, in: node).dropLast() {
                    scopes.orders[place] = Int32(branch - first)
                    place += 1
                }
            }
            scopes.orders[place] = Int32(binding - first)
            place += 1
        }
        scopes.computed[node] = Int32(place - first)
        if !order.isFree {
            let loops = order.sort(&scopes.orders[first..<place], count: bindings.count)
            scopes.loops[node] = loops.isEmpty ? nil : loops
        }
        for rank in 0..<(place - first) {
            scopes.ranks[first + Int(scopes.orders[first + rank])] = Int32(rank)
        }
    }

    /// True where there are more than before.
    private mutating func keepNeeds(of node: NodeID) -> Bool {
        let (start, end) = scopes.needs[node]
        guard outside.count > Int(end - start) else { return false }
        outside.sort()
        if let shared = sharedNeeds(of: node) {
            scopes.needs[node] = shared
        } else {
            let start = Int32(scopes.allNeeds.count)
            scopes.allNeeds += outside
            scopes.needs[node] = (start, start + Int32(outside.count))
        }
        return true
    }

    /// The stretch of a type that the node makes, where that has the same needs: what is handed down a chain is kept
    /// once.
    private func sharedNeeds(of node: NodeID) -> (start: Int32, end: Int32)? {
        let same = graph.made.targets(of: Int32(node)).prefix(4).first {
            scopes.needs(of: Int($0)).elementsEqual(outside)
        }
        return same.map { scopes.needs[Int($0)] }
    }
}

// MARK: Branches

extension NeedSolver {
    /// A value comes behind those branches of a property that some build has beside it: in two branches, two
    /// properties may take each other in either direction.
    private mutating func putBehindBranches(_ binding: Int, of whole: Int, in node: NodeID, isSoft: Bool) {
        let first = graph.bindings(of: node).lowerBound
        let branches = matches.branches(of: whole, with: binding, in: node).map { Int32($0 - first) }
        order.add(Int32(binding - first), behindAll: branches, isSoft: isSoft)
    }

    /// Whether a property is computed before the one that takes it if it is available.
    private mutating func isReady(_ candidate: Int, for binding: Int, of node: NodeID) -> Bool {
        guard graph.branchedProperty(of: candidate) != nil else {
            return scopes.ranks[candidate] < scopes.ranks[binding]
        }
        let isReady = matches.branches(of: candidate, with: binding, in: node).allSatisfy { branch in
            scopes.ranks[branch] < scopes.ranks[binding]
        }
        let pair = ScopeTables.Pair(binding: binding, candidate: candidate)
        if isReady { scopes.ready.insert(pair) } else { scopes.ready.remove(pair) }
        return isReady
    }
}

// MARK: Recursion

extension NeedSolver {
    /// Solves a component in its order, then again each type of which a product's needs have grown.
    private mutating func solveRecursion(_ members: [NodeID], _ number: Int, _ components: Components) {
        scopes.recursions.append(members)
        let makers = makers(of: members, number, components)
        let start = scopes.allNeeds.count
        var limit = 1 << 20
        var queue = members
        for node in members { isQueued[Int32(node)] = 0 }
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            isQueued[Int32(node)] = nil
            guard solve(node) else { continue }
            for maker in makers[node] ?? [] where isQueued.insert(Int32(maker)) { queue.append(maker) }
            guard scopes.allNeeds.count - start > limit else { continue }
            gather(members, from: start)
            limit = max(limit, 2 * (scopes.allNeeds.count - start))
        }
        gather(members, from: start)
    }

    private func makers(
        of members: [NodeID], _ number: Int, _ components: Components
    ) -> [NodeID: [NodeID]] {
        var makers: [NodeID: [NodeID]] = [:]
        for node in members {
            for target in graph.made.targets(of: Int32(node)) where components.numbers[Int(target)] == number
            {
                makers[Int(target), default: []].append(node)
            }
        }
        return makers
    }

    /// Drops what the members' needs were before they grew. Members that have the same needs share them.
    private mutating func gather(_ members: [NodeID], from start: Int) {
        var kept: [Need] = []
        var last = (start: Int32(start), end: Int32(start))
        for node in members where Int(scopes.needs[node].start) >= start {
            let needs = scopes.needs(of: node)
            if !kept[(Int(last.start) - start)...].elementsEqual(needs) {
                last.start = Int32(start + kept.count)
                kept += needs
                last.end = Int32(start + kept.count)
            }
            scopes.needs[node] = last
        }
        scopes.allNeeds.replaceSubrange(start..., with: kept)
    }
}

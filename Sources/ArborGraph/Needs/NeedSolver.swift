import ArborModel

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
    private var isOutside: SparseSet<Need>
    private var outside: [Need] = []
    /// By key, the first binding of the type that is being solved.
    private var offers: SparseMap<KeyID, BindingID>
    private var order = InitializationOrder()
    private var matches: BranchMatches
    /// If-available needs that a sibling may meet: whether it does, the order tells.
    private var undecided: [(need: Need, binding: BindingID, candidate: BindingID)] = []
    /// The types of a recursion that are to be solved again.
    private var isQueued: SparseSet<NodeID>

    static func solve(_ graph: BindingGraph) -> Scopes {
        var solver = NeedSolver(graph)
        return Scopes(&solver.scopes)
    }

    private init(_ graph: BindingGraph) {
        self.graph = graph
        scopes = ScopeTables(for: graph)
        isOutside = SparseSet(count: 2 * graph.keyCount)
        offers = SparseMap(count: graph.keyCount)
        isQueued = SparseSet(count: graph.nodeCount)
        matches = BranchMatches(graph)
        let components = Components(graph.made)
        for component in components.indices {
            let members = components[component]
            let node = members[members.startIndex]
            if members.count > 1 || graph.made.targets(of: node).contains(node) {
                solveRecursion(Array(members), component, components)
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

    private mutating func offer(_ bindings: Range<BindingID>) {
        offers.clear()
        for binding in bindings where offers[graph.bindings[binding].key] == nil {
            offers[graph.bindings[binding].key] = binding
        }
    }

    private mutating func take(_ need: Need) {
        if isOutside.insert(need) { outside.append(need) }
    }

    /// What must be at hand to compute a property.
    private mutating func takeNeeds(of binding: BindingID, of node: NodeID) {
        switch graph.bindings[binding].role {
        case .instantiated(let target, _):
            for place in scopes.needs[target] { meet(scopes.allNeeds[place], of: binding, of: node) }
        case .alias(let source, _): meet(source, of: binding, of: node)
        case .received(let need): take(need)
        case .forwarded: break
        }
    }

    private mutating func meet(_ need: Need, of binding: BindingID, of node: NodeID) {
        var candidate = offers[need.key]
        if candidate == nil, let key = graph.unwrappedKey(of: need) { candidate = offers[key] }
        guard let candidate else { return take(need) }
        if graph.branchedProperty(of: candidate) != nil {
            putBehindBranches(binding, of: candidate, in: node, isSoft: need.isIfAvailable)
        } else if graph.bindings[candidate].role.isComputed {
            order.add(
                graph.property(binding, of: node), behind: graph.property(candidate, of: node),
                isSoft: need.isIfAvailable)
        }
        if need.isIfAvailable { undecided.append((need, binding, candidate)) }
    }

    private mutating func arrange(_ node: NodeID, _ bindings: Range<BindingID>) {
        let first = bindings.lowerBound
        var place = first
        for binding in bindings where graph.bindings[binding].role.isComputed {
            if let whole = graph.branchedProperty(of: binding) {
                guard whole == binding else { continue }
                for branch in graph.branches(of: whole, in: node).dropLast() {
                    scopes.orders[place] = PropertyID(branch - first)
                    place = place + 1
                }
            }
            scopes.orders[place] = PropertyID(binding - first)
            place = place + 1
        }
        scopes.computed[node] = place - first
        if !order.isFree {
            let loops = order.sort(&scopes.orders[first..<place], count: bindings.count)
            scopes.loops[node] = loops.isEmpty ? nil : loops
        }
        for rank in 0..<(place - first) {
            scopes.ranks[first + scopes.orders[first + rank].index] = rank
        }
    }

    /// True where there are more than before.
    private mutating func keepNeeds(of node: NodeID) -> Bool {
        guard outside.count > scopes.needs[node].count else { return false }
        outside.sort()
        if let shared = sharedNeeds(of: node) {
            scopes.needs[node] = shared
        } else {
            let start = scopes.allNeeds.count
            scopes.allNeeds += outside
            scopes.needs[node] = start..<scopes.allNeeds.count
        }
        return true
    }

    /// The stretch of a type that the node makes, where that has the same needs: what is handed down a chain is kept
    /// once.
    private func sharedNeeds(of node: NodeID) -> Range<Int>? {
        let same = graph.made.targets(of: node).prefix(4).first {
            scopes.needs(of: $0).elementsEqual(outside)
        }
        return same.map { scopes.needs[$0] }
    }
}

// MARK: Branches

extension NeedSolver {
    /// A value comes behind those branches of a property that some build has beside it: in two branches, two
    /// properties may take each other in either direction.
    private mutating func putBehindBranches(
        _ binding: BindingID, of whole: BindingID, in node: NodeID, isSoft: Bool
    ) {
        let branches = matches.branches(of: whole, with: binding, in: node).map {
            graph.property($0, of: node)
        }
        order.add(graph.property(binding, of: node), behindAll: branches, isSoft: isSoft)
    }

    /// Whether a property is computed before the one that takes it if it is available.
    private mutating func isReady(_ candidate: BindingID, for binding: BindingID, of node: NodeID) -> Bool {
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
    private mutating func solveRecursion(
        _ members: [NodeID], _ component: ComponentID, _ components: Components<NodeID>
    ) {
        scopes.recursions.append(members)
        let makers = makers(of: members, component, components)
        let start = scopes.allNeeds.count
        var limit = 1 << 20
        var queue = members
        for node in members { _ = isQueued.insert(node) }
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            isQueued.remove(node)
            guard solve(node) else { continue }
            for maker in makers[node] ?? [] where isQueued.insert(maker) { queue.append(maker) }
            guard scopes.allNeeds.count - start > limit else { continue }
            gather(members, from: start)
            limit = max(limit, 2 * (scopes.allNeeds.count - start))
        }
        gather(members, from: start)
    }

    private func makers(
        of members: [NodeID], _ component: ComponentID, _ components: Components<NodeID>
    ) -> [NodeID: [NodeID]] {
        var makers: [NodeID: [NodeID]] = [:]
        for node in members {
            for target in graph.made.targets(of: node) where components.ofNodes[target] == component {
                makers[target, default: []].append(node)
            }
        }
        return makers
    }

    /// Drops what the members' needs were before they grew. Members that have the same needs share them.
    private mutating func gather(_ members: [NodeID], from start: Int) {
        var kept: [Need] = []
        var last = start..<start
        for node in members where scopes.needs[node].lowerBound >= start {
            let needs = scopes.needs(of: node)
            if !kept[(last.lowerBound - start)...].elementsEqual(needs) {
                let first = start + kept.count
                kept += needs
                last = first..<start + kept.count
            }
            scopes.needs[node] = last
        }
        scopes.allNeeds.replaceSubrange(start..., with: kept)
    }
}

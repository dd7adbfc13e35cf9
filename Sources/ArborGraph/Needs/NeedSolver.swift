import ArborModel

/// Computes the needs of every type, and the order of its properties.
///
///     needs(T) = ( received(T) ∪ sources of T's aliases ∪ ⋃ { needs(C) : T creates C } ) − provided(T)
///
/// An if-available need of a value that no type provides is left out. `nil` always meets it, and handing that down every
/// path would take code for each type on the path.
///
/// Types are solved in the order of their components, so that the types that a type creates are solved before it. A
/// component of several types is a recursion through Instantiators. In it, a type is solved again whenever the needs of
/// a type that it creates have grown. The time is O(types + edges × needs), plus the repetitions in recursions.
struct NeedSolver {
    private let graph: BindingGraph
    private var scopes: ScopeTables
    /// The needs of the current type that are met from outside.
    private var isOutside: SparseSet<Need>
    private var outside: [Need] = []
    /// By key, the first binding of the type that is being solved.
    private var offers: SparseMap<KeyID, BindingID>
    private var order = InitializationOrder()
    private var matches: BranchMatches
    /// The if-available needs that a sibling may meet. The order decides whether it does.
    private var undecided: [(need: Need, binding: BindingID, candidate: BindingID)] = []
    /// The types of a recursion that must be solved again.
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

    /// Computes one scope from the scopes below it. Returns true if its needs have grown.
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

    /// Notes the needs that must be met before a property is computed.
    private mutating func takeNeeds(of binding: BindingID, of node: NodeID) {
        switch graph.bindings[binding].role {
        case .instantiated(let target, _):
            for index in scopes.needs[target] { meet(scopes.allNeeds[index], of: binding, of: node) }
        case .alias(let source, _): meet(source, of: binding, of: node)
        case .received(let need): if !scopes.isNeverMet(need, in: graph) { take(need) }
        case .forwarded: break
        }
    }

    private mutating func meet(_ need: Need, of binding: BindingID, of node: NodeID) {
        var candidate = offers[need.key]
        if candidate == nil, let key = graph.unwrappedKey(of: need) { candidate = offers[key] }
        guard let candidate else { return scopes.isNeverMet(need, in: graph) ? () : take(need) }
        if graph.branchedProperty(of: candidate) != nil {
            placeAfterBranches(binding, of: candidate, in: node, isSoft: need.isIfAvailable)
        } else if graph.bindings[candidate].role.isComputed {
            order.add(
                graph.property(binding, of: node), after: graph.property(candidate, of: node),
                isSoft: need.isIfAvailable)
        }
        if need.isIfAvailable { undecided.append((need, binding, candidate)) }
    }

    private mutating func arrange(_ node: NodeID, _ bindings: Range<BindingID>) {
        let first = bindings.lowerBound
        var end = first
        for binding in bindings where graph.bindings[binding].role.isComputed {
            if let whole = graph.branchedProperty(of: binding) {
                guard whole == binding else { continue }
                for branch in graph.branches(of: whole).dropLast() {
                    scopes.orders[end] = PropertyID(branch - first)
                    end = end + 1
                }
            }
            scopes.orders[end] = PropertyID(binding - first)
            end = end + 1
        }
        scopes.computed[node] = end - first
        if !order.isFree {
            let loops = order.sort(&scopes.orders[first..<end], count: bindings.count)
            scopes.loops[node] = loops.isEmpty ? nil : loops
        }
        for rank in 0..<(end - first) {
            scopes.ranks[first + scopes.orders[first + rank].index] = rank
        }
    }

    /// Stores the needs. Returns true if there are more than before.
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

    /// Returns the range of needs of a type that the node creates, if it has the same needs. Needs that are passed down
    /// a path are thus stored once.
    private func sharedNeeds(of node: NodeID) -> Range<Int>? {
        let same = graph.made.targets(of: node).prefix(4).first {
            scopes.needs(of: $0).elementsEqual(outside)
        }
        return same.map { scopes.needs[$0] }
    }
}

// MARK: Branches

extension NeedSolver {
    /// Places a value after those branches of a property that exist in some build together with it. In two branches,
    /// two properties may depend on each other in either direction.
    private mutating func placeAfterBranches(
        _ binding: BindingID, of whole: BindingID, in node: NodeID, isSoft: Bool
    ) {
        let branches = matches.branches(of: whole, with: binding, in: node).map {
            graph.property($0, of: node)
        }
        order.add(graph.property(binding, of: node), afterAll: branches, isSoft: isSoft)
    }

    /// Returns true if a property is computed before the one that receives it if available.
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
    /// Solves a component in its order. Then solves each type again if the needs of a type that it creates have grown.
    private mutating func solveRecursion(
        _ members: [NodeID], _ component: ComponentID, _ components: Components<NodeID>
    ) {
        scopes.recursions.append(members)
        let creators = creators(of: members, component, components)
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
            for creator in creators[node] ?? [] where isQueued.insert(creator) { queue.append(creator) }
            guard scopes.allNeeds.count - start > limit else { continue }
            gather(members, from: start)
            limit = max(limit, 2 * (scopes.allNeeds.count - start))
        }
        gather(members, from: start)
    }

    private func creators(
        of members: [NodeID], _ component: ComponentID, _ components: Components<NodeID>
    ) -> [NodeID: [NodeID]] {
        var creators: [NodeID: [NodeID]] = [:]
        for node in members {
            for target in graph.made.targets(of: node) where components.ofNodes[target] == component {
                creators[target, default: []].append(node)
            }
        }
        return creators
    }

    /// Removes the outdated needs of the members. Members that have the same needs share them.
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

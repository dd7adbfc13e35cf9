import ArborModel

/// Finds the if-available needs for which some tree has a value. The others are `nil` everywhere.
struct MetNeeds {
    private let analysis: GraphAnalysis
    /// By node, the bindings that make it, with their nodes.
    private lazy var makers = makersOfAll
    private var known: [Asked: Bool] = [:]

    private struct Asked: Hashable {
        var need: Need
        var node: NodeID
    }

    /// True if what a test may set counts as provided. Owners are made without it.
    private let areTestsProviders: Bool

    init(in analysis: GraphAnalysis, areTestsProviders: Bool = false) {
        self.analysis = analysis
        self.areTestsProviders = areTestsProviders
    }

    /// The needs that no type above provides, which are faults of their own.
    private lazy var unmet = Set(analysis.graph.roots.flatMap { analysis.scopes.needs(of: $0) })

    /// Returns whether a type above a node provides what the node needs. A need that isn't if-available is met, unless some
    /// root lacks it.
    mutating func isMet(_ need: Need, above node: NodeID) -> Bool {
        guard need.isIfAvailable else { return !unmet.contains(need) }
        let asked = Asked(need: need, node: node)
        if let known = known[asked] { return known }
        let isMet = isProvided(need, above: node)
        known[asked] = isMet
        return isMet
    }

    /// A node whose answer is known isn't passed again, because many types of one chain may ask.
    private mutating func isProvided(_ need: Need, above node: NodeID) -> Bool {
        var seen: Set<NodeID> = [node]
        var open = [node]
        while let next = open.popLast() {
            for (binding, maker) in makers[next] ?? [] {
                let above = known[Asked(need: need, node: maker)]
                if isProvided(need, for: binding, by: maker) || above == true { return true }
                if above == nil, seen.insert(maker).inserted { open.append(maker) }
            }
        }
        for node in seen { known[Asked(need: need, node: node)] = false }
        return false
    }

    /// A maker that only receives the value itself passes on what it gets.
    private func isProvided(_ need: Need, for binding: BindingID, by maker: NodeID) -> Bool {
        let supply = analysis.scopes.supply(of: need, for: binding, of: maker, in: analysis.graph)
        guard case .binding(let own) = supply else { return false }
        let isUnset =
            !areTestsProviders && analysis.graph.mockFunction(of: maker) != nil
            && analysis.graph.isSetting(own, of: maker)
        return !isUnset && analysis.graph.bindings[own].role.takenNeed != need
    }

    private var makersOfAll: [NodeID: [(binding: BindingID, node: NodeID)]] {
        var makers: [NodeID: [(binding: BindingID, node: NodeID)]] = [:]
        for node in analysis.reached {
            for binding in analysis.graph.bindings(of: node) {
                if case .instantiated(let target, _) = analysis.graph.bindings[binding].role {
                    makers[target, default: []].append((binding, node))
                }
            }
        }
        return makers
    }
}

extension ValidatedGraph {
    /// The needs that no type above a node meets, by node, if a type below takes ownership of the value, or a Sendable closure
    /// would hold it. They are only needed if available.
    package var unmetNeeds: [NodeID: Set<Need>] {
        // What no type provides is still needed by a root.
        if graph.roots.allSatisfy({ scopes.needs(of: $0).isEmpty }) { return [:] }
        let wanted = optionalNeedsOfStrictTypes
        if wanted.isEmpty { return [:] }
        var met = MetNeeds(in: analysis)
        var unmet: [NodeID: Set<Need>] = [:]
        for node in reached {
            let needs = scopes.needs(of: node).filter { wanted.contains($0) && !met.isMet($0, above: node) }
            if !needs.isEmpty { unmet[node] = Set(needs) }
        }
        return unmet
    }

    private var optionalNeedsOfStrictTypes: Set<Need> {
        var wanted: Set<Need> = []
        func add(_ node: NodeID) { wanted.formUnion(scopes.needs(of: node).lazy.filter(\.isIfAvailable)) }
        for node in analysis.owners { add(node) }
        for node in reached {
            for edge in graph.made.edges(of: node) where graph.isSendable(edge, of: node) {
                add(graph.made.target(at: edge))
            }
        }
        return wanted
    }
}

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

    init(in analysis: GraphAnalysis) { self.analysis = analysis }

    /// Returns whether a type above a node provides what the node needs. A need that isn't if-available is always met.
    mutating func isMet(_ need: Need, above node: NodeID) -> Bool {
        guard need.isIfAvailable else { return true }
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
                let supply = analysis.scopes.supply(of: need, for: binding, of: maker, in: analysis.graph)
                let above = known[Asked(need: need, node: maker)]
                if supply != .outside || above == true { return true }
                if above == nil, seen.insert(maker).inserted { open.append(maker) }
            }
        }
        for node in seen { known[Asked(need: need, node: node)] = false }
        return false
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
    /// By type that may take ownership of values, its needs that no type above it meets. It only takes these if they are
    /// available.
    package var unmetNeedsOfOwners: [NodeID: Set<Need>] {
        var met = MetNeeds(in: analysis)
        var unmet: [NodeID: Set<Need>] = [:]
        for node in reached where graph.isDeclared(node) && graph.maySendValues(node) {
            let needs = scopes.needs(of: node).filter { !met.isMet($0, above: node) }
            if !needs.isEmpty { unmet[node] = Set(needs) }
        }
        return unmet
    }
}

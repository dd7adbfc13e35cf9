extension GraphAnalysis {
    /// A property that takes something, and the shortest way to it.
    struct Taker {
        var node: NodeID
        var property: Int
        /// From one of the starting nodes.
        var steps: [BreadthFirstSearch.Step]
    }

    /// The properties that take `need` from above the `starts`, nearest first. Only the types that hand the need on
    /// are entered.
    func takers(of need: Need, from starts: [NodeID]) -> [Taker] {
        let search = BreadthFirstSearch(from: starts) { node in
            let scope = scope(of: node)
            return graph.madeEdges(of: node).filter { edge in
                scopes.needs(of: edge.target).contains(need) && scope.isOutside(need, for: edge.edge)
            }
        }
        return search.order.flatMap { node in
            graph.nodes[node].properties.indices.compactMap { number in
                guard graph.nodes[node].properties[number].need == need,
                    scope(of: node).takesFromOutside(need, for: number)
                else { return nil }
                return Taker(node: node, property: number, steps: search.path(to: node))
            }
        }
    }
}

extension Scope {
    /// True of a taken property, and of an alias whose source is none of the owner's own properties.
    fileprivate func takesFromOutside(_ need: Need, for property: Int) -> Bool {
        let candidate = candidate(for: need)
        return candidate == nil || candidate == property
    }
}

/// The ways of several needs, gathered in one walk over the graph: each need then follows its own ways only.
struct TakerIndex {
    private var ways: [Need: [NodeID: [(edge: Int, target: NodeID)]]] = [:]
    private var takers: [Need: [NodeID: [Int]]] = [:]

    /// - Parameter needs: required ones.
    init(of needs: Set<Need>, in analysis: GraphAnalysis) {
        let graph = analysis.graph
        for node in analysis.reached.map(Int.init) {
            let scope = analysis.scope(of: node)
            for edge in graph.madeEdges(of: node) {
                for need in analysis.scopes.needs(of: edge.target) where needs.contains(need) {
                    guard scope.isOutside(need, for: edge.edge) else { continue }
                    ways[need, default: [:]][node, default: []].append(edge)
                }
            }
            for (number, property) in graph.nodes[node].properties.enumerated() {
                guard let need = property.need, needs.contains(need),
                    scope.takesFromOutside(need, for: number)
                else { continue }
                takers[need, default: [:]][node, default: []].append(number)
            }
        }
    }

    /// As `GraphAnalysis.takers` finds them.
    func takers(of need: Need, from starts: [NodeID]) -> [GraphAnalysis.Taker] {
        let ways = ways[need] ?? [:]
        let takers = takers[need] ?? [:]
        let search = BreadthFirstSearch(from: starts) { ways[$0] ?? [] }
        return search.order.flatMap { node in
            (takers[node] ?? []).map {
                GraphAnalysis.Taker(node: node, property: $0, steps: search.path(to: node))
            }
        }
    }
}

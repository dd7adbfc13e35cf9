extension GraphAnalysis {
    /// A property that takes something, and the shortest way to it.
    struct Consumer {
        var node: NodeID
        var property: PropertyID
        /// From one of the starting nodes.
        var steps: [BreadthFirstSearch.Step]
        /// How many ways lead there; 0 where nobody counted.
        var wayCount: UInt32 = 0
    }

    /// The properties that take `need` from above the `starts`, nearest first. Only the types that hand the need on
    /// are entered.
    func consumers(of need: Need, from starts: [NodeID]) -> [Consumer] {
        let search = BreadthFirstSearch(from: starts) { node in
            let scope = scope(of: node)
            return graph.madeEdges(of: node).filter { edge in
                scopes.needs(of: edge.target).contains(need) && scope.isOutside(need, for: edge.edge)
            }
        }
        return search.order.flatMap { node in
            graph.nodes[node].properties.indices.compactMap { property in
                guard graph.nodes[node].properties[property].need == need,
                    scope(of: node).takesFromOutside(need, for: property)
                else { return nil }
                return Consumer(node: node, property: property, steps: search.path(to: node))
            }
        }
    }
}

extension Scope {
    /// True of a taken property, and of an alias whose source is none of the owner's own properties.
    func takesFromOutside(_ need: Need, for property: PropertyID) -> Bool {
        let candidate = candidate(for: need)
        return candidate == nil || candidate == property
    }
}

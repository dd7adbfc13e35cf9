extension GraphAnalysis {
    /// A property that receives a value, and the shortest path to it.
    struct Consumer {
        var node: NodeID
        var property: PropertyID
        /// The steps from one of the starting nodes.
        var path: [BreadthFirstSearch.Step]
        /// The number of paths to the node; 0 if they weren't counted.
        var pathCount: UInt32 = 0
    }

    /// The properties that receive `need` from above the `starts`, nearest first. The search enters only types that
    /// have the need themselves.
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
                return Consumer(node: node, property: property, path: search.path(to: node))
            }
        }
    }
}

extension Scope {
    /// True for a received property, and for an alias whose source is not one of the owner's own properties.
    func takesFromOutside(_ need: Need, for property: PropertyID) -> Bool {
        let candidate = candidate(for: need)
        return candidate == nil || candidate == property
    }
}

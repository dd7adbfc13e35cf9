import ArborModel

/// The construction of one type's instance, by the ids of its properties.
public struct Scope: Sendable {
    let scopes: Scopes
    let graph: BindingGraph
    let node: NodeID

    /// The instantiated and alias properties. Each follows the properties that it depends on.
    public var order: [PropertyID] { Array(scopes.order(of: node, in: graph)) }
    /// The needs that the type has of the scopes around it, in the order of keys.
    public var needs: [Need] { Array(scopes.needs(of: node)) }
    /// The loops in which each property depends on the next and the last depends on the first. No order satisfies them.
    var loops: [[PropertyID]] { scopes.loops[node] ?? [] }

    /// Returns true if the instance that a property creates receives `need` from outside the scope.
    func isOutside(_ need: Need, for property: PropertyID) -> Bool {
        scopes.supply(of: need, for: graph.binding(property, of: node), of: node, in: graph) == .outside
    }

    /// Returns the property that has the requested value, whether it is computed in time or not.
    func candidate(for need: Need) -> PropertyID? {
        scopes.candidate(for: need, of: node, in: graph).map { graph.property($0, of: node) }
    }
}

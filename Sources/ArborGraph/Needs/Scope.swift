import ArborModel

/// The construction of one type's instance, by the ids of its properties.
public struct Scope: Sendable {
    let scopes: Scopes
    let graph: BindingGraph
    let node: NodeID

    /// The made and alias properties. Each follows the properties that it takes.
    public var order: [PropertyID] { Array(scopes.order(of: node, in: graph)) }
    /// The needs that the type has of the scopes around it, in the order of keys.
    public var needs: [Need] { Array(scopes.needs(of: node)) }
    /// Loops in which each property takes the next and the last takes the first: no order satisfies them.
    var loops: [[PropertyID]] { scopes.loops[node] ?? [] }

    /// True where what a property makes takes `need` from outside the scope.
    func isOutside(_ need: Need, for property: PropertyID) -> Bool {
        scopes.supply(of: need, for: graph.binding(property, of: node), of: node, in: graph) == .outside
    }

    /// The property that has what the need asks for, whether it is ready in time or not.
    func candidate(for need: Need) -> PropertyID? {
        scopes.candidate(for: need, of: node, in: graph).map { graph.property($0, of: node) }
    }
}

import ArborModel

/// How one type's instance comes together, by the numbers of its properties.
public struct Scope: Sendable {
    let scopes: Scopes
    let graph: BindingGraph
    let node: NodeID

    /// The numbers of the made and alias properties, each behind those that it takes.
    public var order: [Int] { scopes.order(of: node, in: graph).map(Int.init) }
    /// What the type takes from the scopes around it, in the order of keys.
    public var needs: [Need] { Array(scopes.needs(of: node)) }
    /// Loops in which each property takes the next and the last takes the first: no order satisfies them.
    var loops: [[Int]] { scopes.loops[node] ?? [] }

    /// True where what a property makes takes `need` from outside the scope.
    func isOutside(_ need: Need, for property: Int) -> Bool {
        scopes.supply(of: need, for: first + property, of: node, in: graph) == .outside
    }

    /// The property that has what the need asks for, whether it is ready in time or not.
    func candidate(for need: Need) -> Int? {
        scopes.candidate(for: need, of: node, in: graph).map { $0 - first }
    }

    private var first: Int { graph.bindings(of: node).lowerBound }
}

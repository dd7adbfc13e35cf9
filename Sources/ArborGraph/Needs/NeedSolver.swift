/// Computes what every type takes from outside, and the order inside it.
///
///     needs(T) = ( taken(T) ∪ sources of T's aliases ∪ ⋃ { needs(C) : C made by T } ) − provided(T)
///
/// Types come in the order of their components, so that what a type makes is solved before it. A component of
/// several types, a recursion through Instantiators, is solved by going round until nothing grows.
struct NeedSolver {
    private let graph: BindingGraph
    private(set) var scopes: [Scope]

    init(_ graph: BindingGraph) {
        self.graph = graph
        scopes = graph.nodes.map { Scope(keysOf: $0.properties) }
        let targets = graph.nodes.indices.map { graph.madeEdges(of: $0).map(\.target) }
        for component in stronglyConnectedComponents(count: targets.count, edges: { targets[$0] }) {
            solve(component, isLoop: component.count > 1 || targets[component[0]].contains(component[0]))
        }
    }

    private mutating func solve(_ component: [NodeID], isLoop: Bool) {
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            for node in component where solve(node) { hasGrown = isLoop }
        }
    }

    /// Computes one scope from those below it; true where its needs grew.
    private mutating func solve(_ node: NodeID) -> Bool {
        var scope = scopes[node]
        let taken = graph.nodes[node].properties.map { self.needs(of: $0) }
        arrange(&scope, node: node, needs: taken)
        var needs = Set(scope.needs)
        for (property, taken) in taken.enumerated() {
            for need in taken {
                if case .outside(let need) = scope.supply(of: need, for: property, in: graph) {
                    needs.insert(need)
                }
            }
            if case .taken(let need) = graph.nodes[node].properties[property].role { needs.insert(need) }
        }
        let hasGrown = needs.count > scope.needs.count
        scope.needs = needs.sorted()
        scopes[node] = scope
        return hasGrown
    }

    /// What must be at hand to compute a property.
    private func needs(of property: BindingGraph.Property) -> [Need] {
        switch property.role {
        case .made(let target, _): scopes[target].needs
        case .alias(let source, _): [source]
        case .forwarded, .taken: []
        }
    }

    private func arrange(_ scope: inout Scope, node: NodeID, needs: [[Need]]) {
        let computed = graph.nodes[node].properties.indices.filter {
            graph.nodes[node].properties[$0].isComputed
        }
        var hard: [Int: [Int]] = [:]
        var soft: [Int: [Int]] = [:]
        for property in computed {
            for need in needs[property] {
                guard let candidate = scope.candidate(for: need, in: graph),
                    graph.nodes[node].properties[candidate].isComputed
                else { continue }
                if need.isIfAvailable {
                    soft[property, default: []].append(candidate)
                } else {
                    hard[property, default: []].append(candidate)
                }
            }
        }
        let order = SiblingOrder(computed, hard: hard, soft: soft)
        scope.setOrder(order.order)
        scope.loops = order.loops
    }
}

extension BindingGraph.Property {
    /// True of a value that the owner's construction computes; others are handed in.
    var isComputed: Bool {
        switch role {
        case .made, .alias: true
        case .forwarded, .taken: false
        }
    }
}

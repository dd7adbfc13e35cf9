import ArborModel

/// Finds properties that have no provider in some build in which their owner is created.
struct GapSearch {
    struct Gap {
        /// The first of the property's bindings.
        var property: PropertyID
        /// The providers in other builds.
        var targets: [NodeID]
        /// A build without a provider.
        var build: ConditionLogic.Case
    }

    private let graph: BindingGraph
    var logic: ConditionLogic

    init(_ graph: BindingGraph) {
        self.graph = graph
        logic = graph.conditions.logic
    }

    mutating func gaps(of node: NodeID) -> [Gap] {
        let made = logic.difference(graph.conditions.made(node), graph.conditions.impossible)
        if made == .never { return [] }
        let bindings = graph.bindings(of: node)
        var targets: [BindingID: [NodeID]] = [:]
        for binding in bindings {
            guard case .instantiated(let target, _) = graph.bindings[binding].role,
                graph.conditions.declared(target) != .always, !graph.isUndecided(binding)
            else { continue }
            targets[graph.branchedProperty(of: binding) ?? binding, default: []].append(target)
        }
        return targets.sorted { $0.key < $1.key }.compactMap { binding, targets in
            var gap = made
            for target in targets { gap = logic.difference(gap, graph.conditions.declared(target)) }
            guard gap != .never, let build = logic.example(of: gap) else { return nil }
            return Gap(property: graph.property(binding, of: node), targets: targets, build: build)
        }
    }

    /// Returns false if the node's function is in an `#if` that can't be spelled.
    mutating func isSpellable(_ node: NodeID) -> Bool {
        let made = graph.conditions.made(node)
        if made == graph.conditions.declared(node) { return true }
        return logic.text(of: made, where: .always) != nil
    }

    /// Returns the shortest path from a root through types that exist in a build.
    func path(to node: NodeID, in build: ConditionLogic.Case, _ analysis: GraphAnalysis) -> DiagnosticPath {
        func isThere(_ node: NodeID) -> Bool { logic.holds(graph.conditions.declared(node), in: build) }
        let steps = analysis.steps(to: node)
        if steps.allSatisfy({ isThere($0.from) }) { return analysis.path(by: steps, to: node) }
        let search = BreadthFirstSearch(from: graph.roots.filter(isThere)) { owner in
            graph.madeEdges(of: owner).filter { isThere($0.target) }
        }
        return analysis.path(by: search.path(to: node), to: node)
    }
}

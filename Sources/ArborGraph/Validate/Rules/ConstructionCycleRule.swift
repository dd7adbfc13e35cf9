import ArborModel

/// A type that makes itself by way of others must do so through Instantiators all the way round: one constant on the
/// way and making it would never end, or would tie the recursion to a place where it is not seen.
struct ConstructionCycleRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        analysis.scopes.recursions
            .filter { analysis.isReached($0[0]) }
            .compactMap { diagnostic(for: Set($0), in: analysis) }
    }

    /// One fault a component, at its first constant.
    private func diagnostic(for component: Set<NodeID>, in analysis: GraphAnalysis) -> Diagnostic? {
        let graph = analysis.graph
        for node in component.sorted() {
            for (number, target) in graph.madeEdges(of: node) where component.contains(target) {
                guard case .made(_, let production) = graph.nodes[node].properties[number].role,
                    !production.isLazy
                else {
                    continue
                }
                let search = BreadthFirstSearch(from: [target]) { place in
                    graph.madeEdges(of: place).filter { component.contains($0.target) }
                }
                let loop = [BreadthFirstSearch.Step(from: node, edge: number)] + search.path(to: node)
                return diagnostic(for: loop, in: analysis)
            }
        }
        return nil
    }

    private func diagnostic(for loop: [BreadthFirstSearch.Step], in analysis: GraphAnalysis) -> Diagnostic {
        let graph = analysis.graph
        let owner = loop[0].from
        let names = (loop.map(\.from) + [owner]).map { graph.nodes[$0].type.description }.joined(
            separator: " -> ")
        let hasLazy = loop.contains { graph.isLazy($0) }
        return Diagnostic(
            .dependencyCycle,
            "\(graph.nodes[owner].type) is needed to make itself: \(names)",
            at: graph.location(of: graph.nodes[owner].properties[loop[0].edge], in: owner),
            path: loop.map { step in
                let property = graph.nodes[step.from].properties[step.edge]
                return Diagnostic.Note(
                    "\(graph.nodes[step.from].type) instantiates '\(property.title)'"
                        + (graph.isLazy(step) ? "" : " at once"),
                    at: graph.location(of: property, in: step.from))
            },
            help: hasLazy
                ? "make every property on the way an Instantiator, so that each is made when it is asked for"
                : "break the loop, or make every property on the way an Instantiator")
    }
}

extension BindingGraph {
    fileprivate func isLazy(_ step: BreadthFirstSearch.Step) -> Bool {
        if case .made(_, let production) = nodes[step.from].properties[step.edge].role {
            production.isLazy
        } else {
            false
        }
    }
}

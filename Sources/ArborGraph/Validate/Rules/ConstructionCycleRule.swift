import ArborModel

/// A type that makes itself by way of others must defer making all the way round: one constant on the
/// way and making it would never end, or would tie the recursion to a place where it is not seen.
struct ConstructionCycleRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let loops = analysis.scopes.recursions
            .filter { analysis.isReached($0[0]) }
            .compactMap { loop(in: Set($0), of: analysis.graph) }
        if loops.isEmpty { return [] }
        var places = Table<NodeID, Int>(repeating: 0, count: analysis.graph.nodeCount)
        for (place, node) in analysis.reached.enumerated() { places[node] = place }
        return analysis.countingWays(
            of: loops.map {
                ($0[0].from, diagnostic(for: $0, from: nearest(of: $0, in: places), in: analysis))
            })
    }

    /// One fault a component, at its first constant.
    private func loop(in component: Set<NodeID>, of graph: BindingGraph) -> [BreadthFirstSearch.Step]? {
        for node in component.sorted() {
            for (property, target) in graph.madeEdges(of: node) where component.contains(target) {
                let first = BreadthFirstSearch.Step(from: node, edge: property)
                if graph.isLazy(first) { continue }
                let search = BreadthFirstSearch(from: [target]) { place in
                    graph.madeEdges(of: place).filter { component.contains($0.target) }
                }
                return [first] + search.path(to: node)
            }
        }
        return nil
    }

    /// The index of the step from the type that is nearest to a root.
    private func nearest(of loop: [BreadthFirstSearch.Step], in places: Table<NodeID, Int>) -> Int {
        loop.indices.min { places[loop[$0].from] < places[loop[$1].from] } ?? 0
    }

    /// - Parameter nearest: the step with which the loop is told to begin: the way to another would go round a part of
    ///   the loop already.
    private func diagnostic(
        for loop: [BreadthFirstSearch.Step], from nearest: Int, in analysis: GraphAnalysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let owner = loop[0].from
        let names = (loop.map(\.from) + [owner]).map { graph.nodes[$0].type.description }.joined(
            separator: " -> ")
        let hasLazy = loop.contains { graph.isLazy($0) }
        let way = analysis.way(to: loop[nearest].from)
        let steps = loop[nearest...] + loop[..<nearest]
        let deferred = graph.terms(of: owner).deferred
        return Diagnostic(
            .dependencyCycle,
            "\(graph.nodes[owner].type) is needed to make itself: \(names)",
            about: loop.map { graph.subject(of: $0.from) }.fromLeast,
            at: graph.location(of: graph.nodes[owner].properties[loop[0].edge], in: owner),
            chain: way.chain + steps.map { graph.nodes[$0.from].properties[$0.edge].title },
            path: way.notes
                + steps.map { analysis.note(for: $0, suffix: graph.isLazy($0) ? "" : " at once") },
            help: hasLazy
                ? "make every property on the way an \(deferred), so that each is made when it is asked for"
                : "break the loop, or make every property on the way an \(deferred)")
    }
}

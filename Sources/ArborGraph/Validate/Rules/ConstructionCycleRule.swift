import ArborModel

/// Checks that every property on a construction cycle defers making.
///
/// With a constant on the cycle, making the type would never end, or the recursion would depend on a property that
/// doesn't show it.
struct ConstructionCycleRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let loops = analysis.scopes.recursions
            .filter { analysis.isReached($0[0]) && !analysis.graph.checksOwnGraph($0[0]) }
            .compactMap { loop(in: Set($0), of: analysis.graph) }
        if loops.isEmpty { return [] }
        var ranks = Table<NodeID, Int>(repeating: 0, count: analysis.graph.nodeCount)
        for (rank, node) in analysis.reached.enumerated() { ranks[node] = rank }
        return analysis.countingPaths(
            of: loops.map {
                ($0[0].from, diagnostic(for: $0, from: nearest(of: $0, in: ranks), in: analysis))
            })
    }

    /// The types on a cycle of each component, and on the path to it.
    static func loops(in analysis: GraphAnalysis) -> [[NodeID]] {
        let rule = ConstructionCycleRule()
        return analysis.scopes.recursions.compactMap { members in
            rule.loop(in: Set(members), of: analysis.graph).map { loop in
                analysis.steps(to: loop[0].from).map(\.from) + loop.map(\.from)
            }
        }
    }

    /// A cycle in a component, starting with its first constant. Each component is one fault.
    private func loop(in component: Set<NodeID>, of graph: BindingGraph) -> [BreadthFirstSearch.Step]? {
        for node in component.sorted() {
            for (property, target) in graph.madeEdges(of: node) where component.contains(target) {
                let first = BreadthFirstSearch.Step(from: node, edge: property)
                if graph.isLazy(first) { continue }
                let search = BreadthFirstSearch(from: [target]) { node in
                    graph.madeEdges(of: node).filter { component.contains($0.target) }
                }
                return [first] + search.path(to: node)
            }
        }
        return nil
    }

    /// The index of the step that starts from the type nearest to a root.
    private func nearest(of loop: [BreadthFirstSearch.Step], in ranks: Table<NodeID, Int>) -> Int {
        loop.indices.min { ranks[loop[$0].from] < ranks[loop[$1].from] } ?? 0
    }

    /// - Parameter nearest: The step with which the report of the loop begins. The path to another step would already
    ///   contain a part of the loop.
    private func diagnostic(
        for loop: [BreadthFirstSearch.Step], from nearest: Int, in analysis: GraphAnalysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let owner = loop[0].from
        let names = (loop.map(\.from) + [owner]).map { graph.nodes[$0].type.description }.joined(
            separator: " -> ")
        let path = analysis.path(to: loop[nearest].from)
        let steps = loop[nearest...] + loop[..<nearest]
        let deferred = graph.terms(of: owner).deferred
        return Diagnostic(
            .dependencyCycle,
            "\(graph.nodes[owner].type) depends on itself\(graph.builds(with: loop.map(\.from))): \(names)",
            about: loop.map { graph.subject(of: $0.from) }.fromLeast,
            at: graph.location(of: graph.nodes[owner].properties[loop[0].edge], in: owner),
            pathTitles: path.titles + steps.map { graph.nodes[$0.from].properties[$0.edge].title },
            path: path.notes
                + steps.map { analysis.note(for: $0) }, dependsOnPath: false,
            places: loop.dropFirst().map { analysis.note(for: $0) },
            help: help(for: loop, deferred, in: analysis))
    }

    /// Every property on a cycle must defer making, so the help names all that don't.
    private func help(for loop: [BreadthFirstSearch.Step], _ deferred: String, in analysis: GraphAnalysis)
        -> String
    {
        let graph = analysis.graph
        let constants = loop.filter { !graph.isLazy($0) }
        let names = constants.prefix(3).map { step in
            let property = graph.nodes[step.from].properties[step.edge]
            let product = graph.target(of: step).map { "\(graph.nodes[$0].type)" } ?? "\(property.type)"
            return "'\(property.label): \(deferred)<\(product)>' in \(graph.nodes[step.from].type)"
        }
        let others =
            constants.count > names.count ? ["an \(deferred) for each other property of the cycle"] : []
        let isMixed = constants.count < loop.count
        let also =
            constants.contains { step in
                let property = graph.nodes[step.from].properties[step.edge]
                return !Redeclaration(of: property, in: step.from, analysis).alsoInInitializer.isEmpty
            } ? ", also in the initializer\(constants.count == 1 ? "" : "s")" : ""
        let first = graph.nodes[constants[0].from].properties[constants[0].edge].label
        let call = graph.terms(of: loop[0].from).deferredCall
        if constants.count == 1 {
            return
                "remove \(loop.count == 1 ? "the property" : properties(of: loop, in: graph)), or declare \(names[0])\(also), "
                + "and call '\(first).\(call)' where it is used"
                + (isMixed ? ": in a cycle, each property must be an \(deferred)" : "")
        }
        return "remove \(properties(of: loop, in: graph)), or declare "
            + (isMixed ? "" : "all of them as \(deferred)s: ") + (names + others).joined(separator: ", ")
            + also
            + ", and call '\(call)' where they are used"
            + (isMixed ? ": in a cycle, each property must be an \(deferred)" : "")
    }

    /// The properties of a cycle, one of which has to go.
    private func properties(of loop: [BreadthFirstSearch.Step], in graph: BindingGraph) -> String {
        if loop.count > 2 { return "one of these properties" }
        return loop.map {
            "'\(graph.nodes[$0.from].properties[$0.edge].label)' from \(graph.nodes[$0.from].type)"
        }.joined(separator: " or ")
    }
}

import ArborModel

/// No property can be taken by what is needed to make it: neither by its own product nor by a sibling that it takes.
struct ScopeCycleRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        analysis.scopes.loops.filter { analysis.isReached($0.key) }.flatMap { node, loops in
            loops.map { diagnostic(for: $0, of: node, in: analysis) }
        }
    }

    private func diagnostic(for loop: [Int], of node: NodeID, in analysis: GraphAnalysis) -> Diagnostic {
        let graph = analysis.graph
        let properties = loop.map { graph.nodes[node].properties[$0] }
        let labels = (properties + [properties[0]]).map(\.label).joined(separator: " -> ")
        return Diagnostic(
            .dependencyCycle,
            "'\(properties[0].title)' of \(graph.nodes[node].type) is needed to make itself: \(labels)",
            at: graph.location(of: properties[0], in: node),
            path: loop.indices.flatMap { index in
                notes(from: loop[index], to: loop[(index + 1) % loop.count], of: node, in: analysis)
            },
            help: help(for: properties[0], isAlone: loop.count == 1, in: graph))
    }

    /// The way from one property, through what it makes, down to the type that takes the other.
    private func notes(from: Int, to: Int, of node: NodeID, in analysis: GraphAnalysis) -> [Diagnostic.Note] {
        let graph = analysis.graph
        let property = graph.nodes[node].properties[from]
        let first = Diagnostic.Note(
            "\(graph.nodes[node].type) \(property.verb) '\(property.title)'",
            at: graph.location(of: property, in: node))
        guard case .made(let target, _) = property.role else { return [first] }
        let key = graph.nodes[node].properties[to].key
        let takers = analysis.takers(of: Need(key: key, isIfAvailable: false), from: [target])
        guard let taker = takers.first else { return [first] }
        let taken = graph.nodes[taker.node].properties[taker.property]
        return [first] + analysis.notes(for: taker.steps, to: taker.node).dropFirst() + [
            Diagnostic.Note(
                "\(graph.nodes[taker.node].type) \(taken.verb) '\(taken.title)'",
                at: graph.location(of: taken, in: taker.node))
        ]
    }

    private func help(for property: BindingGraph.Property, isAlone: Bool, in graph: BindingGraph) -> String {
        if isAlone, case .made(let target, let production) = property.role, production.isLazy {
            return
                "declare '\(property.label)' as @Instantiated where it is taken, so that \(graph.nodes[target].type) "
                + "makes the next one itself"
        }
        return "make one of them without the other, or give one of them later"
    }
}

extension BindingGraph.Property {
    /// What the annotation says of it.
    var verb: String {
        switch role {
        case .made: "instantiates"
        case .forwarded: "is forwarded"
        case .taken, .alias: "receives"
        }
    }
}

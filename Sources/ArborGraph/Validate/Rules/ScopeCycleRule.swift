import ArborModel

/// Checks that no property is needed to make itself.
///
/// A property can't be received by its own product or by a sibling that it depends on.
struct ScopeCycleRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        analysis.countingPaths(
            of: analysis.scopes.loops.filter { analysis.isReached($0.key) }.flatMap { node, loops in
                loops.map { (node, diagnostic(for: $0, of: node, in: analysis)) }
            })
    }

    /// The types on each cycle.
    static func loops(in analysis: GraphAnalysis) -> [[NodeID]] {
        let rule = ScopeCycleRule()
        return analysis.scopes.loops.sorted { $0.key < $1.key }.flatMap { node, loops in
            loops.map { [node] + rule.parts(of: $0, of: node, in: analysis).flatMap(\.nodes) }
        }
    }

    private func parts(of loop: [PropertyID], of node: NodeID, in analysis: GraphAnalysis) -> [Part] {
        loop.indices.map { index in
            part(from: loop[index], to: loop[(index + 1) % loop.count], of: node, in: analysis)
        }
    }

    private func diagnostic(for loop: [PropertyID], of node: NodeID, in analysis: GraphAnalysis) -> Diagnostic
    {
        let graph = analysis.graph
        let properties = loop.map { graph.nodes[node].properties[$0] }
        let labels = (properties + [properties[0]]).map(\.label).joined(separator: " -> ")
        let owner = graph.nodes[node].type
        let path = analysis.path(to: node)
        let parts = parts(of: loop, of: node, in: analysis)
        let isBuilt = graph.conditions.mayMeet([node] + parts.flatMap(\.nodes))
        return Diagnostic(
            .dependencyCycle,
            isBuilt
                ? "'\(properties[0].title)' of \(owner) depends on itself\(graph.builds(with: parts.flatMap(\.nodes))): \(labels)"
                : "the properties of \(owner) can't be made in one order in all builds: \(labels)",
            about: [graph.subject(of: node)] + properties.map(\.label).fromLeast,
            at: graph.location(of: properties[0], in: node),
            pathTitles: path.titles + [properties[0].title] + parts.flatMap(\.path.titles),
            path: path.notes + parts.flatMap(\.path.notes), dependsOnPath: !isBuilt,
            places: isBuilt ? Array(parts.flatMap(\.path.notes).dropFirst()) : [],
            help: isBuilt
                ? help(for: loop[0], of: node, parts, in: analysis)
                : "no build has the whole cycle, but all builds share the code that makes a type; declare "
                    + "\(owner), and each type of the cycle that is outside of '#if', once in each branch",
            fixIts: ownAlias(loop[0], of: node, parts, in: graph).map { [$0] } ?? [])
    }

    /// The fix-it for an alias with the name and the type of its own property; `nil` for another cycle.
    private func ownAlias(
        _ property: PropertyID, of node: NodeID, _ parts: [Part], in graph: BindingGraph
    ) -> Diagnostic.FixIt? {
        guard parts.count == 1, graph.isAlias(property, of: node),
            let annotation = graph.dependency(property, of: node)?.annotation
        else { return nil }
        return .replacing(annotation, by: graph.terms(of: node).received)
    }

    /// The path from one property, through its product, down to the type that receives the other property.
    ///
    /// The titles start after the property, because the previous part ends with it.
    private func part(from: PropertyID, to: PropertyID, of node: NodeID, in analysis: GraphAnalysis) -> Part {
        let graph = analysis.graph
        let property = graph.nodes[node].properties[from]
        let first = analysis.note(for: BreadthFirstSearch.Step(from: node, edge: from))
        let end = graph.nodes[node].properties[to].title
        guard let target = property.product else {
            return Part(path: DiagnosticPath(titles: [end], notes: [first]), nodes: [])
        }
        let key = graph.nodes[node].properties[to].key
        let consumers = analysis.consumers(of: Need(key: key, isIfAvailable: false), from: [target])
        guard let consumer = consumers.first else {
            return Part(path: DiagnosticPath(titles: [end], notes: [first]), nodes: [target])
        }
        let path = analysis.path(by: consumer.path, to: consumer.node)
        let last = analysis.note(for: BreadthFirstSearch.Step(from: consumer.node, edge: consumer.property))
        return Part(
            path: DiagnosticPath(
                titles: path.titles.dropFirst() + [
                    graph.nodes[consumer.node].properties[consumer.property].title
                ],
                notes: [first] + path.notes.dropFirst() + [last]),
            nodes: consumer.path.map(\.from) + [consumer.node], consumer: consumer)
    }

    private struct Part {
        var path: DiagnosticPath
        /// The types on the path.
        var nodes: [NodeID]
        /// The property that receives the next value of the cycle.
        var consumer: GraphAnalysis.Consumer?
    }

    private func help(
        for loop: PropertyID, of node: NodeID, _ parts: [Part], in analysis: GraphAnalysis
    ) -> String {
        let graph = analysis.graph
        let property = graph.nodes[node].properties[loop]
        if let fixIt = ownAlias(loop, of: node, parts, in: graph) {
            return fixIt.message + ": a property needs no alias of its own name and type"
        }
        if parts.count == 1, case .instantiated(let target, let mode) = property.role, mode.isLazy {
            return
                "declare '\(property.label)' as \(graph.terms(of: target).instantiated) in the type that receives it, "
                + "so that it makes the next \(graph.nodes[target].type) itself"
        }
        let consumers = parts.compactMap(\.consumer)
        let received = consumers.prefix(3).map { consumer in
            "'\(graph.nodes[consumer.node].properties[consumer.property].label)' from \(graph.nodes[consumer.node].type)"
        }
        guard parts.count == 1, let consumer = consumers.first, let maker = property.product else {
            return "remove "
                + (received.count == parts.count
                    ? received.joined(separator: " or ") : "one of these properties")
                + ", also from the initializer; the methods that need the value can take it as a parameter"
        }
        return consumer.node == maker
            ? decorating(property, of: node, by: consumer, in: analysis)
            : "remove \(received[0]): \(graph.nodes[maker].type) makes \(graph.nodes[consumer.node].type), which can't receive "
                + "its maker" + forwarding(to: consumer, by: maker, in: graph)
    }

    /// A type receives the value that it is itself. Under another name, it receives that of a type above.
    private func decorating(
        _ property: BindingGraph.Property, of node: NodeID, by consumer: GraphAnalysis.Consumer,
        in analysis: GraphAnalysis
    ) -> String {
        let graph = analysis.graph
        let (owner, decorator) = (graph.nodes[node].type, graph.nodes[consumer.node].type)
        let received = graph.nodes[consumer.node].properties[consumer.property].label
        let above = CreationPlaces(analysis).provider(of: property.key, on: analysis.steps(to: node))
        guard let above else {
            return "remove '\(received)' from \(decorator), which is that value itself"
        }
        return
            "give '\(property.label)' of \(owner) another name, so that \(decorator) receives the '\(received)' of "
            + "\(graph.nodes[above.node].type); or remove '\(received)' from \(decorator), which is that value itself"
    }

    /// How a maker that calls an Instantiator may pass itself; empty for any other.
    private func forwarding(
        to consumer: GraphAnalysis.Consumer, by maker: NodeID, in graph: BindingGraph
    ) -> String {
        guard let step = consumer.path.last, step.from == maker, graph.isLazy(step) else { return "" }
        let received = graph.nodes[consumer.node].properties[consumer.property].label
        return "; or " + graph.helpToPassMaker(to: consumer.node, by: step, as: "'\(received)'")
    }
}

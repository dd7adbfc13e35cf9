import ArborModel

/// Checks that the values held by a Sendable property that defers making are Sendable.
///
/// The property holds the values that its product receives. Each type that isn't Sendable is reported once, since
/// making it Sendable removes all of its faults.
struct NonSendableCaptureRule: SuspiciousRule {
    func suspicions(for analysis: GraphAnalysis) -> [Suspicion] {
        let graph = analysis.graph
        let deferring = analysis.madeProperties { target, mode in
            mode.isSendable && !analysis.scopes.needs(of: target).isEmpty
        }
        if deferring.isEmpty { return [] }
        let found = suspicions(of: deferring, in: analysis)
        // A property whose product is isolated can't be Sendable at all, which is another fault.
        guard !found.isEmpty, let isolated = IsolatedTypes(in: analysis) else { return found }
        let left = deferring.filter { node, property in
            graph.nodes[node].properties[property].product.map { isolated.actors(of: $0).isEmpty } ?? true
        }
        return suspicions(of: left, in: analysis)
    }

    private func suspicions(
        of deferring: [(node: NodeID, property: PropertyID)], in analysis: GraphAnalysis
    ) -> [Suspicion] {
        let graph = analysis.graph
        let roots = Set(graph.roots)
        var met = MetNeeds(in: analysis, areTestsProviders: true)
        let captures = deferring.flatMap {
            self.captures(of: $0.property, in: $0.node, roots, &met, analysis)
        }
        var asked = SparseSet<TypeID>()
        asked.reserve(graph.types.count)
        for capture in captures { _ = asked.insert(graph.types.bare(of: capture.type)) }
        var types = SendableTypes(in: graph, asked: asked)
        var indices: [TypeID: Int] = [:]
        var found: [(capture: Capture, others: Int)] = []
        for capture in captures {
            guard types.fault(of: capture.type) != nil else { continue }
            if let index = indices[capture.type] {
                found[index].others += 1
            } else {
                indices[capture.type] = found.count
                found.append((capture, 0))
            }
        }
        return found.enumerated().map { index, found in
            // The search for consumers takes time that grows with the graph.
            let consumer = index < Self.mostExplained ? consumer(of: found.capture, in: analysis) : nil
            return suspicion(
                found.capture, others: found.others, types.fault(of: found.capture.type)!,
                receivedBy: consumer,
                in: analysis)
        }
    }

    /// The number of faults that name the type that receives the value.
    private static let mostExplained = 20

    /// The first type below the product that receives the value.
    private func consumer(of capture: Capture, in analysis: GraphAnalysis) -> GraphAnalysis.Consumer? {
        guard let target = analysis.graph.nodes[capture.node].properties[capture.property].product else {
            return nil
        }
        return analysis.consumers(of: capture.need, from: [target]).first
    }

    /// A value that is held until the product is made.
    private struct Capture {
        var node: NodeID
        /// The property that defers making.
        var property: PropertyID
        var need: Need
        var label: String
        var type: TypeID
    }

    private func captures(
        of property: PropertyID, in node: NodeID, _ roots: Set<NodeID>, _ met: inout MetNeeds,
        _ analysis: GraphAnalysis
    ) -> [Capture] {
        let graph = analysis.graph
        let binding = graph.binding(property, of: node)
        guard case .instantiated(let target, _) = graph.bindings[binding].role else { return [] }
        return analysis.scopes.needs(of: target).compactMap { need in
            let supply = analysis.scopes.supply(of: need, for: binding, of: node, in: graph)
            // No type is above a root, so the value is nil.
            if supply == .outside, roots.contains(node) { return nil }
            let source: BindingGraph.Binding? =
                if case .binding(let source) = supply { graph.bindings[source] } else { nil }
            // A value that no type above provides is nil, too.
            let isReceived = source == nil || source?.role.takenNeed == need
            if isReceived, !met.isMet(need, above: node) { return nil }
            let type = source?.type ?? graph.type(of: need.key)
            return Capture(
                node: node, property: property, need: need, label: graph.symbols[graph.label(of: need.key)],
                type: graph.types.normal(of: type))
        }
    }

    private func suspicion(
        _ capture: Capture, others: Int, _ fault: SendableTypes.Fault,
        receivedBy consumer: GraphAnalysis.Consumer?, in analysis: GraphAnalysis
    ) -> Suspicion {
        let graph = analysis.graph
        let property = graph.nodes[capture.node].properties[capture.property]
        let path = analysis.path(to: capture.node).appending(property)
        let type = graph.shown(capture.type)
        let fault = fault.shown(in: graph)
        var notes = path.notes + [analysis.note(for: .init(from: capture.node, edge: capture.property))]
        let receiver = consumer.map { analysis.note(for: .init(from: $0.node, edge: $0.property)) }
        if let node = fault.node {
            notes.append(
                Diagnostic.Note(
                    "\(fault.part ?? type) is not Sendable", at: graph.declaration(of: node)?.location))
        }
        if others > 0 {
            let deferred = graph.terms(of: capture.node).deferred
            let verb = others == 1 ? "\(deferred) captures" : "\(deferred)s capture"
            notes.append(Diagnostic.Note("\(others) more Sendable \(verb) a value of this type"))
        }
        return Suspicion(
            diagnostic: Diagnostic(
                .nonSendableCapture,
                "'\(property.title)' is Sendable, but captures '\(capture.label): \(type)', "
                    + "which is not Sendable",
                about: [graph.subject(of: capture.type)],
                at: graph.location(of: property, in: capture.node), pathTitles: path.titles, path: notes,
                places: [receiver].compactMap(\.self),
                help: fault.help(
                    type, property,
                    counterpart: graph.implementation(of: capture.node) == nil
                        ? graph.isolatedCounterpart(of: property.type, in: capture.node) : nil,
                    also: Redeclaration(of: property, in: capture.node, analysis).alsoInInitializer,
                    in: graph)),
            assumptions: fault.assumptions
                + [.swift6(path: graph.declaration(of: capture.node)?.location.path ?? "")])
    }
}

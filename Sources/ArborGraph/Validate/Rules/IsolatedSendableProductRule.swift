import ArborModel

/// Checks that the product of a Sendable property that defers making is not isolated to a global actor.
///
/// Any thread may ask a Sendable value to make its product.
struct IsolatedSendableProductRule: SuspiciousRule {
    func suspicions(for analysis: GraphAnalysis) -> [Suspicion] {
        guard let types = IsolatedTypes(in: analysis) else { return [] }
        let faults = analysis.madeProperties { target, mode in
            mode.isSendable && !types.actors(of: target).isEmpty
        }.filter { !analysis.graph.isTakenAsIsolated($0.property, of: $0.node) }
        let diagnostics = analysis.countingPaths(
            of: faults.map { node, id in (node, diagnostic(for: id, of: node, types, in: analysis)) })
        return zip(faults, diagnostics).map { fault, diagnostic in
            let target = analysis.graph.nodes[fault.node].properties[fault.property].product ?? fault.node
            return Suspicion(
                diagnostic: diagnostic,
                assumptions: types.assumptions(on: types.actors(of: target)[0], of: target))
        }
    }

    private func diagnostic(
        for id: PropertyID, of node: NodeID, _ types: IsolatedTypes, in analysis: GraphAnalysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let property = graph.nodes[node].properties[id]
        let target = property.product ?? node
        let actor = types.actors(of: target)[0]
        let (steps, end) = types.path(from: target, to: actor)
        let (name, product) = (types.name(of: actor), graph.nodes[end].type)
        let path = analysis.path(to: node).appending(property)
        let below = analysis.path(by: analysis.reported(steps), to: end)
        if graph.implementation(of: node) != nil {
            return KeptSendableProduct(property, of: node, in: graph).diagnostic(
                about: graph.subject(id, of: node) + [name], making: end, on: name, below: below)
        }
        return Diagnostic(
            .isolatedSendableProduct,
            "'\(property.title)' may be called from any thread, but \(product) can only be made on '\(name)'",
            about: graph.subject(id, of: node) + [name],
            at: graph.location(of: property, in: node), pathTitles: path.titles + below.titles.dropFirst(),
            path: path.notes + [analysis.note(for: .init(from: node, edge: id))] + below.notes.dropFirst(),
            dependsOnPath: end != target,
            nearMisses: [
                Diagnostic.Note(
                    "\(product) is isolated to '\(name)'", at: graph.declaration(of: end)?.location)
            ],
            help: help(on: property, of: node, making: end, on: name, in: analysis))
    }

    /// An owner of values can't take the type that isn't Sendable either.
    private func help(
        on property: BindingGraph.Property, of node: NodeID, making product: NodeID,
        on actor: String, in analysis: GraphAnalysis
    ) -> String {
        let graph = analysis.graph
        let isOwner =
            graph.kind(of: node) == .actor
            || graph.particulars(of: node)?.sent.contains(property.label) == true
        if isOwner { return graph.helpToMakeAnywhere(product) }
        let type = graph.isolatedCounterpart(of: property.type, in: node)
        if graph.keepsOnlySendable(node) {
            return
                "\(graph.helpToMakeAnywhere(product)); or annotate \(graph.nodes[node].type) with '@\(actor)', and declare "
                + "'\(property.label)' with '\(type)' instead"
                + Redeclaration(of: property, in: node, analysis).alsoInInitializer
        }
        // Isolation that nobody wrote is nearly always that of the module, and not meant.
        let isUnwritten = graph.concurrency(of: product).written == .inferred
        return "declare '\(property.label)' with '\(type)' instead"
            + Redeclaration(of: property, in: node, analysis).alsoInInitializer
            + (isUnwritten ? "; or \(graph.helpToMakeAnywhere(product))" : "")
    }
}

extension BindingGraph {
    /// True if the initializer takes the type that isn't Sendable, and only the property has the other one.
    fileprivate func isTakenAsIsolated(_ property: PropertyID, of node: NodeID) -> Bool {
        guard let questions = particulars(of: node)?.gaps.questions, !questions.isEmpty else { return false }
        let property = nodes[node].properties[property]
        return questions.contains { question in
            guard case .parameter(let label, let type) = question.kind, label == property.label else {
                return false
            }
            return type.lastName == isolatedCounterpart(of: property.type, in: node)
        }
    }
}

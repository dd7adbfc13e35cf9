import ArborModel

/// Warns of a value that is received if it is available and that a type above provides, but only after it has made the consumer.
/// Such a property is `nil` everywhere.
struct NeverReadyRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        // Nearly no program has such values.
        if !analysis.scopes.hasIfAvailable { return [] }
        let graph = analysis.graph
        let received = received(in: analysis)
        return analysis.reached.flatMap { node in
            graph.bindings(of: node).compactMap { binding -> Diagnostic? in
                guard let need = graph.bindings[binding].role.takenNeed, need.isIfAvailable,
                    !received.contains(Receipt(node: node, need: need)),
                    let owner = provider(of: need, above: node, analysis)
                else { return nil }
                return diagnostic(for: graph.property(binding, of: node), of: node, owner, analysis)
            }
        }
    }

    private typealias Owner = (node: NodeID, property: BindingGraph.Property)

    /// The nearest type above that provides the value at some time.
    private func provider(of need: Need, above node: NodeID, _ analysis: GraphAnalysis) -> Owner? {
        let graph = analysis.graph
        for above in analysis.steps(to: node).reversed().map(\.from) {
            guard let candidate = analysis.scopes.candidate(for: need, of: above, in: graph),
                graph.bindings[candidate].role.takenNeed == nil
            else { continue }
            return (above, graph.nodes[above].properties[graph.property(candidate, of: above)])
        }
        return nil
    }

    /// A value that a type gets from above in some place of the tree.
    private struct Receipt: Hashable {
        var node: NodeID
        var need: Need
    }

    private func received(in analysis: GraphAnalysis) -> Set<Receipt> {
        let graph = analysis.graph
        var found: Set<Receipt> = []
        var pending: [Receipt] = []
        for node in analysis.reached {
            visitNeeds(madeBy: node, in: analysis) { need, target, isOwn in
                let receipt = Receipt(node: target, need: need)
                if isOwn, found.insert(receipt).inserted { pending.append(receipt) }
            }
        }
        while let receipt = pending.popLast() {
            for binding in graph.bindings(of: receipt.node) {
                guard case .instantiated(let target, _) = graph.bindings[binding].role,
                    analysis.scopes.needs(of: target).holds(receipt.need),
                    !isOwn(receipt.need, for: binding, of: receipt.node, in: analysis)
                else { continue }
                let next = Receipt(node: target, need: receipt.need)
                if found.insert(next).inserted { pending.append(next) }
            }
        }
        return found
    }

    private func visitNeeds(
        madeBy node: NodeID, in analysis: GraphAnalysis, _ visit: (Need, NodeID, _ isOwn: Bool) -> Void
    ) {
        let graph = analysis.graph
        for binding in graph.bindings(of: node) {
            guard case .instantiated(let target, _) = graph.bindings[binding].role else { continue }
            for need in analysis.scopes.needs(of: target) where need.isIfAvailable {
                visit(need, target, isOwn(need, for: binding, of: node, in: analysis))
            }
        }
    }

    /// True if a type hands a value of its own to what it makes. One that it has only if available it passes on.
    private func isOwn(
        _ need: Need, for binding: BindingID, of node: NodeID, in analysis: GraphAnalysis
    ) -> Bool {
        let supply = analysis.scopes.supply(of: need, for: binding, of: node, in: analysis.graph)
        guard case .binding(let source) = supply else { return false }
        return analysis.graph.bindings[source].role.takenNeed?.isIfAvailable != true
    }

    private func diagnostic(
        for id: PropertyID, of node: NodeID, _ owner: Owner, _ analysis: GraphAnalysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let property = graph.nodes[node].properties[id]
        let (consumer, provider) = (graph.nodes[node].type, graph.nodes[owner.node].type)
        let step = analysis.steps(to: node).last { $0.from == owner.node }
        let sibling = step.map { graph.nodes[owner.node].properties[$0.edge] }
        let isMaker = sibling?.key == owner.property.key
        let maker = owner.property.product.map { graph.nodes[$0].type } ?? owner.property.type
        let reason =
            isMaker
            ? "\(maker) makes \(consumer)" : "\(provider) makes it after '\(sibling?.label ?? "\(consumer)")'"
        return Diagnostic(
            .neverAvailable,
            "\(consumer) receives '\(property.title)', but \(reason), so it is always 'nil'",
            about: graph.subject(id, of: node), at: graph.origin(of: id, in: node), severity: .warning,
            path: analysis.path(to: node).notes,
            nearMisses: [
                Diagnostic.Note(
                    "\(provider) provides '\(owner.property.title)'",
                    at: graph.location(of: owner.property, in: owner.node))
            ],
            help: isMaker
                ? helpOnMaker(of: property, in: node, owner, analysis)
                : "let '\(owner.property.label)' not need '\(sibling?.label ?? "\(consumer)")'; or set "
                    + "'\(property.label)' when both are made")
    }

    private func helpOnMaker(
        of property: BindingGraph.Property, in node: NodeID, _ owner: Owner, _ analysis: GraphAnalysis
    ) -> String {
        let graph = analysis.graph
        let maker = owner.property.product.map { graph.nodes[$0].type } ?? owner.property.type
        let sharing =
            "let \(maker) make what \(graph.nodes[node].type) needs of it as a type of its own, and receive that"
        guard let step = analysis.steps(to: node).last, step.from == owner.property.product,
            graph.isLazy(step)
        else { return sharing + "; or set '\(property.label)' when both are made" }
        return sharing + "; or " + graph.helpToPassMaker(to: node, by: step, as: "'\(property.label)'")
    }
}

extension ArraySlice where Element == Need {
    /// Returns whether the needs, which are in order, hold one.
    fileprivate func holds(_ need: Need) -> Bool {
        let index = partitioningIndex { $0 >= need }
        return index < endIndex && self[index] == need
    }
}

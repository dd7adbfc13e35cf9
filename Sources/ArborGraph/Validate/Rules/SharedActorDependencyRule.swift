import ArborModel

/// Checks that a value that isn't Sendable is not shared with an actor or a `sending` parameter.
///
/// An actor's initializer and a `sending` parameter take ownership of their arguments, so no other code may keep
/// one that isn't Sendable. The provider of a received value does keep it.
///
/// Each such type is reported once, since making it Sendable removes all of its faults.
struct SharedActorDependencyRule: SuspiciousRule {
    func suspicions(for analysis: GraphAnalysis) -> [Suspicion] {
        let graph = analysis.graph
        let consumers = analysis.owners.compactMap { Consumer($0, in: graph) }
        if consumers.isEmpty { return [] }
        var asked = SparseSet<TypeID>()
        asked.reserve(graph.types.count)
        for type in consumers.flatMap({ typesAround($0.node, in: analysis) }) {
            _ = asked.insert(graph.types.bare(of: graph.types.normal(of: type)))
        }
        var types = SendableTypes(in: graph, asked: asked)
        var met = MetNeeds(in: analysis)
        let isolated = IsolatedTypes(in: analysis)
        let values = consumers.flatMap { $0.sharedValues(&types, &met, isolated, in: analysis) }
        return firmest(of: values.map { (value: $0, fault: fault(of: $0, &types)) })
            .map { suspicion($0.value, $0.fault, in: analysis) }
    }

    private typealias Found = (value: SharedValue, fault: SendableTypes.Fault)

    private func fault(of value: SharedValue, _ types: inout SendableTypes) -> SendableTypes.Fault {
        var fault = types.fault(of: value.type)!
        // What the property takes may be a part of the value.
        if value.taken != value.type { fault.assumptions += types.fault(of: value.taken)!.assumptions }
        fault.assumptions += value.assumptions
        return fault
    }

    /// Returns one fault for each type: the first of those with the fewest assumptions, because another one may be dropped.
    private func firmest(of found: [Found]) -> [Found] {
        func assumptions(_ index: Int) -> Int {
            found[index].fault.assumptions.count + (found[index].value.consumer.isActor ? 0 : 1)
        }
        var indices: [TypeID: Int] = [:]
        for index in found.indices {
            let type = found[index].value.type
            if let known = indices[type], assumptions(known) <= assumptions(index) { continue }
            indices[type] = index
        }
        return indices.values.sorted().map { found[$0] }
    }

    /// All types that may be looked up: those of the consumer's properties, and those of the needs of the consumer and
    /// its products.
    private func typesAround(_ node: NodeID, in analysis: GraphAnalysis) -> [TypeID] {
        let graph = analysis.graph
        let bindings = graph.bindings[graph.bindings(of: node)]
        let targets = bindings.compactMap {
            if case .instantiated(let target, _) = $0.role { target } else { nil }
        }
        let needs = ([node] + targets).flatMap { analysis.scopes.needs(of: $0) }
        return bindings.map(\.type) + needs.map { graph.type(of: $0.key) }
    }

    private func suspicion(
        _ value: SharedValue, _ fault: SendableTypes.Fault, in analysis: GraphAnalysis
    ) -> Suspicion {
        let graph = analysis.graph
        let consumer = graph.nodes[value.consumer.node]
        let property = consumer.properties[value.property]
        let type = graph.shown(value.type)
        let fault = fault.shown(in: graph)
        let path = analysis.path(to: value.consumer.node).appending(property)
        var notes = path.notes
        if let node = fault.node {
            notes.append(
                Diagnostic.Note(
                    "\(fault.part ?? type.nonOptional) is not Sendable",
                    at: graph.declaration(of: node)?.location))
        }
        let remedy = fault.sendableRemedy(type.nonOptional, in: graph)
        return Suspicion(
            diagnostic: Diagnostic(
                .sharedActorDependency,
                value.message(consumer.type, property, type, graph.terms(of: value.consumer.node)),
                about: [graph.subject(of: value.type)],
                at: graph.location(of: property, in: value.consumer.node), pathTitles: path.titles,
                path: notes,
                help: remedy + alternative(to: value, property, in: analysis)),
            assumptions: fault.assumptions + value.consumer.assumptions(in: graph))
    }
}

extension SharedActorDependencyRule {
    /// What else to do than to make the value Sendable.
    private func alternative(
        to value: SharedValue, _ property: BindingGraph.Property, in analysis: GraphAnalysis
    ) -> String {
        if !value.consumer.isActor { return "; or remove 'sending' from the parameter '\(property.label)'" }
        let (graph, node) = (analysis.graph, value.consumer.node)
        let annotation = graph.terms(of: node).instantiated
        guard annotation.hasPrefix("@"),
            case .received(ifAvailable: false)? = graph.dependency(value.property, of: node)?.source,
            let maker = graph.declarations.indices.first(where: {
                graph.providedTypes(of: $0).contains(property.type.bare.normal)
            }), analysis.scopes.needs(of: maker).isEmpty,
            CreationPlaces(analysis).canMake(maker, in: node, after: analysis.steps(to: node))
        else { return "" }
        return "; or write '\(annotation)', so that \(graph.nodes[node].type) makes its own"
    }
}

extension SharedValue {
    fileprivate func message(
        _ consumer: TypeExpression, _ property: BindingGraph.Property, _ type: TypeExpression,
        _ terms: Terms
    ) -> String {
        let keeper =
            switch keeper {
            case .provider: "the type that provides it keeps it too"
            case .caller: "the caller of its \(terms.deferred) may keep it too"
            case .consumer: "\(consumer) takes it through another property too"
            }
        if self.consumer.isActor {
            return label == property.label
                ? "the actor \(consumer) takes '\(label): \(type)', which is not Sendable, but \(keeper)"
                : "the actor \(consumer) takes '\(property.label)', but it was made with '\(label): \(type)', which is not "
                    + "Sendable, and \(keeper)"
        }
        if label == property.label {
            return
                "\(consumer) takes '\(label): \(type)', which is not Sendable, as a 'sending' parameter, but \(keeper)"
        }
        return
            "\(consumer) takes '\(property.label)' as a 'sending' parameter, but it was made with '\(label): \(type)', "
            + "which is not Sendable, and \(keeper)"
    }
}

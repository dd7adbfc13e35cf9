import ArborModel

/// An actor's initializer takes its arguments over, so nobody else may keep one that isn't Sendable. Whoever provides a
/// received value does keep it.
///
/// Reported once for each such type: making it Sendable mends all places.
struct SharedActorDependencyRule: SuspiciousRule {
    func suspicions(for analysis: GraphAnalysis) -> [Suspicion] {
        let graph = analysis.graph
        let actors = analysis.reached.map { NodeID($0) }.filter { isActor($0, in: graph) }
        if actors.isEmpty { return [] }
        var asked = Marks()
        asked.reserve(graph.types.count)
        for type in actors.flatMap({ typesTaken(by: $0, in: analysis) }) {
            _ = asked.insert(graph.types.bare(of: graph.types.normal(of: type)))
        }
        var types = SendableTypes(in: graph, asked: asked)
        var seen: Set<TypeID> = []
        return actors.flatMap { shared(by: $0, &types, in: analysis) }.filter {
            seen.insert($0.type).inserted
        }
        .map { suspicion($0, types.fault(of: $0.type)!, in: analysis) }
    }

    private func isActor(_ node: NodeID, in graph: BindingGraph) -> Bool {
        guard graph.isDeclared(node), graph.kind(of: node) == .actor else { return false }
        return graph.concurrency(of: node).construction == .inferred
    }

    /// A value that an actor is given and somebody else keeps.
    private struct SharedValue {
        var actor: NodeID
        /// The actor's property that holds it, or that holds what was made with it.
        var property: Int
        var label: String
        /// In normal form.
        var type: TypeID
    }

    private func typesTaken(by actor: NodeID, in analysis: GraphAnalysis) -> [TypeID] {
        let graph = analysis.graph
        return graph.bindings[graph.bindings(of: actor)].map(\.type)
            + analysis.scopes.needs(of: actor).map { graph.type(of: $0.key) }
    }

    private func shared(
        by actor: NodeID, _ types: inout SendableTypes, in analysis: GraphAnalysis
    ) -> [SharedValue] {
        let graph = analysis.graph
        let bindings = graph.bindings(of: actor)
        var found: [SharedValue] = []
        for number in bindings {
            let binding = graph.bindings[number]
            // What is Sendable holds nothing that isn't.
            guard types.fault(of: graph.types.normal(of: binding.type)) != nil else { continue }
            for need in needs(of: number, of: actor, in: analysis) where !need.isIfAvailable {
                let type = graph.types.normal(of: graph.type(of: need.key))
                guard types.fault(of: type) != nil else { continue }
                found.append(
                    SharedValue(
                        actor: actor, property: number - bindings.lowerBound,
                        label: graph.symbols[graph.label(of: need.key)], type: type))
            }
        }
        return found
    }

    /// What a binding takes from outside its actor.
    private func needs(of number: Int, of actor: NodeID, in analysis: GraphAnalysis) -> [Need] {
        switch analysis.graph.bindings[number].role {
        case .made(let target, _):
            analysis.scopes.needs(of: target).filter {
                analysis.scopes.supply(of: $0, for: number, of: actor, in: analysis.graph) == .outside
            }
        case let role: role.need.map { [$0] } ?? []
        }
    }

    private func suspicion(
        _ value: SharedValue, _ fault: SendableTypes.Fault, in analysis: GraphAnalysis
    ) -> Suspicion {
        let graph = analysis.graph
        let actor = graph.nodes[value.actor]
        let property = actor.properties[value.property]
        let type = graph.types[value.type]
        let way = analysis.way(to: value.actor).going(to: property)
        var notes = way.notes
        if let node = fault.node {
            notes.append(
                Diagnostic.Note("\(type) is not Sendable", at: graph.declaration(of: node)?.location))
        }
        return Suspicion(
            diagnostic: Diagnostic(
                .sharedActorDependency,
                "the actor \(actor.type) takes '\(value.label): \(type)', which is not Sendable, "
                    + "but the type that provides it keeps it too",
                at: graph.location(of: property, in: value.actor), chain: way.chain, path: notes,
                help: fault.sendableRemedy(type)),
            assumptions: fault.assumptions
                + [.swift6(path: graph.declaration(of: value.actor)?.location.path ?? "")])
    }
}

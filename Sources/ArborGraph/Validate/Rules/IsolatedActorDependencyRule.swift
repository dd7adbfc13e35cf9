import ArborModel

/// Checks that a value that a type takes ownership of isn't made on a global actor.
///
/// What is made there belongs to the global actor, unless it is `Sendable`. So does a closure that is written there.
struct IsolatedActorDependencyRule: SuspiciousRule {
    func suspicions(for analysis: GraphAnalysis) -> [Suspicion] {
        let graph = analysis.graph
        let consumers = analysis.owners.compactMap { Consumer($0, in: graph) }
        guard !consumers.isEmpty, let isolated = IsolatedTypes(in: analysis) else { return [] }
        // By default isolation, too, a type may be made on the actor itself. A root is judged with all that it makes, unless it is
        // made for tests, on the actor that its parts need.
        let roots = Set(graph.roots.filter { graph.mockFunction(of: $0) == nil })
        let values = consumers.filter { !isolated.isIsolated($0.node) && !roots.contains($0.node) }
            .flatMap { self.values(of: $0, isolated, in: graph) }
        if values.isEmpty { return [] }
        var asked = SparseSet<TypeID>()
        asked.reserve(graph.types.count)
        for value in values { _ = asked.insert(graph.types.bare(of: value.type)) }
        var types = SendableTypes(in: graph, asked: asked)
        return values.compactMap { value in
            types.fault(of: value.type).map { suspicion(value, $0, isolated, in: analysis) }
        }
    }

    private struct Value {
        var consumer: Consumer
        var property: PropertyID
        var type: TypeID
        /// The type that is made on the actor: the product, or the consumer, whose code makes the closure.
        var made: NodeID
        /// True if the product conforms to the property's protocol on its actor alone.
        var isOnActor = false

        func protocolName(in graph: BindingGraph) -> TypeExpression {
            graph.shown(type).nonOptional.withoutAny
        }
    }

    private func values(of consumer: Consumer, _ isolated: IsolatedTypes, in graph: BindingGraph) -> [Value] {
        graph.bindings(of: consumer.node).compactMap { id in
            let binding = graph.bindings[id]
            guard case .instantiated(let target, let mode) = binding.role, !mode.isSendable,
                consumer.takes(binding, in: graph)
            else { return nil }
            let made = [target, mode.isLazy ? consumer.node : target].first {
                !isolated.actors(of: $0).isEmpty
            }
            return made.map {
                // What is made as a Sendable type stays one, whatever the property's type is, but for a protocol to which the
                // type conforms on its actor alone.
                let isOnActor = !mode.isLazy && graph.conformsOnActor(target, to: binding.type)
                return Value(
                    consumer: consumer, property: graph.property(id, of: consumer.node),
                    type: graph.types.normal(
                        of: mode.isLazy || isOnActor ? binding.type : graph.nodeTypes[target]),
                    made: $0, isOnActor: isOnActor)
            }
        }
    }

    private func suspicion(
        _ value: Value, _ fault: SendableTypes.Fault, _ isolated: IsolatedTypes, in analysis: GraphAnalysis
    ) -> Suspicion {
        let graph = analysis.graph
        let consumer = graph.nodes[value.consumer.node]
        let property = consumer.properties[value.property]
        let actor = isolated.actors(of: value.made)[0]
        let (steps, end) = isolated.path(from: value.made, to: actor)
        let (name, product) = (isolated.name(of: actor), graph.nodes[end].type)
        let path = analysis.path(to: value.consumer.node).appending(property)
        let below = analysis.path(by: analysis.reported(steps), to: end)
        let taker =
            value.consumer.isActor
            ? "the actor \(consumer.type) takes '\(property.title)', which is not Sendable"
            : "\(consumer.type) takes '\(property.title)', which is not Sendable, as a 'sending' parameter"
        let reason = reason(value, actor: name, product, in: graph)
        return Suspicion(
            diagnostic: Diagnostic(
                .sharedActorDependency, "\(taker), but \(reason)",
                about: graph.subject(value.property, of: value.consumer.node) + [name],
                at: graph.location(of: property, in: value.consumer.node), pathTitles: path.titles,
                path: path.notes,
                nearMisses: below.notes.dropFirst() + [
                    Diagnostic.Note(
                        "\(product) is isolated to '\(name)'", at: graph.declaration(of: end)?.location)
                ],
                help: help(value, fault, actor: name, end: end, in: graph)),
            assumptions: fault.assumptions + value.consumer.assumptions(in: graph)
                + isolated.assumptions(on: actor, of: value.made))
    }

    private func reason(
        _ value: Value, actor name: String, _ product: TypeExpression, in graph: BindingGraph
    ) -> String {
        if value.isOnActor {
            return
                "\(graph.nodes[value.made].type) conforms to \(value.protocolName(in: graph)) on '\(name)' alone"
        }
        return value.made != value.consumer.node
            ? "\(product) can only be made on '\(name)'"
            : "its closure is made on '\(name)', because \(product) has to be"
    }

    /// A closure can't be made `Sendable` if its product is isolated.
    private func help(
        _ value: Value, _ fault: SendableTypes.Fault, actor name: String, end: NodeID, in graph: BindingGraph
    ) -> String {
        if value.isOnActor {
            let shown = value.protocolName(in: graph)
            return
                "conform \(graph.nodes[value.made].type) to \(shown) without '@\(name)', and declare what \(shown) "
                + "requires 'nonisolated' in it"
        }
        let alternative = graph.helpToMakeAnywhere(end)
        let isClosure = graph.dialects.deferral(graph.types[value.type]) != nil
        if isClosure, value.made != value.consumer.node { return alternative }
        let remedy = fault.shown(in: graph).sendableRemedy(
            graph.shown(value.type).nonOptional, in: graph)
        return "\(remedy); or \(alternative)"
    }
}

extension BindingGraph {
    /// Returns whether a node's conformance to a protocol is isolated: `: @MainActor P` (SE-0470).
    fileprivate func conformsOnActor(_ node: NodeID, to type: TypeID) -> Bool {
        guard isDeclared(node), let name = types[types.normal(of: type)].nonOptional.withoutAny.lastName
        else {
            return false
        }
        return resolved[declarations[node]].supertypes.contains { written in
            let words = written.split(separator: " ")
            guard words.count > 1, TypeExpression(parsing: String(words[words.count - 1])).lastName == name
            else { return false }
            return words.dropLast().contains { $0.hasPrefix("@") && !Self.marks.contains($0) }
        }
    }

    /// The attributes of conformances that are no actors.
    private static let marks: Set<Substring> = [
        "@preconcurrency", "@retroactive", "@safe", "@unchecked", "@unsafe",
    ]
}

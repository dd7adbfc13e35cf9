import ArborModel

/// A value that one type takes ownership of while another keeps it.
struct SharedValue {
    enum Keeper {
        /// The type that provides a received value.
        case provider
        /// The caller that gives a forwarded value.
        case caller
        /// The consumer itself, which has the value twice.
        case consumer
    }

    var consumer: Consumer
    /// The consumer's property that holds the value, or a product that was made with it.
    var property: PropertyID
    /// The property's type in normal form.
    var taken: TypeID
    var label: String
    /// The value's type in normal form.
    var type: TypeID
    var keeper: Keeper
    /// The facts outside of the graph on which it depends that the keeper is made on a global actor.
    var assumptions: [Suspicion.Assumption] = []
}

/// A type that takes ownership of arguments of its initializer.
///
/// An actor takes ownership of all arguments, and another type of those of its `sending` parameters. A type that a global
/// actor isolates takes none: it is made on that actor, and what is made there stays there.
struct Consumer {
    let node: NodeID
    let isActor: Bool
    private let sent: [String]

    init?(_ node: NodeID, in graph: BindingGraph) {
        guard graph.isDeclared(node) else { return nil }
        self.node = node
        isActor = graph.kind(of: node) == .actor && graph.concurrency(of: node).construction == .inferred
        if case .attribute = graph.concurrency(of: node).written { return nil }
        sent = isActor ? [] : graph.particulars(of: node)?.sent ?? []
        if !isActor, sent.isEmpty { return nil }
    }

    /// Returns whether the type takes ownership of the value of a binding.
    func takes(_ binding: BindingGraph.Binding, in graph: BindingGraph) -> Bool {
        isActor || sent.contains(graph.symbols[binding.label])
    }

    /// Its module is in the Swift 6 mode, and nothing that its text doesn't show isolates it.
    func assumptions(in graph: BindingGraph) -> [Suspicion.Assumption] {
        let path = graph.file(of: node).path
        if isActor { return [.swift6(path: path)] }
        let supertypes = graph.openSupertypes(of: node)
        return [graph.lackOfDefaultIsolation(node)]
            + (supertypes.isEmpty ? [] : [.noIsolation(of: supertypes)]) + [.swift6(path: path)]
    }

    func sharedValues(
        _ types: inout SendableTypes, _ met: inout MetNeeds, _ isolated: IsolatedTypes?,
        in analysis: GraphAnalysis
    ) -> [SharedValue] {
        let graph = analysis.graph
        var found: [SharedValue] = []
        for id in graph.bindings(of: node) where takes(graph.bindings[id], in: graph) {
            // A Sendable value holds no value that isn't Sendable.
            guard isUnsendable(graph.bindings[id].type, &types, in: graph) else { continue }
            for shared in shared(at: id, &types, &met, isolated, in: analysis)
            where isUnsendable(shared.type, &types, in: graph) {
                found.append(
                    SharedValue(
                        consumer: self, property: graph.property(id, of: node),
                        taken: graph.types.normal(of: graph.bindings[id].type), label: shared.label,
                        type: graph.types.normal(of: shared.type), keeper: shared.keeper,
                        assumptions: shared.assumptions))
            }
        }
        return found
    }

    private func isUnsendable(_ type: TypeID, _ types: inout SendableTypes, in graph: BindingGraph) -> Bool {
        types.fault(of: graph.types.normal(of: type)) != nil
    }

    private struct Shared {
        var label: String
        var type: TypeID
        var keeper: SharedValue.Keeper
        var assumptions: [Suspicion.Assumption] = []
    }

    /// The parts of a binding's value that another type or property also holds.
    private func shared(
        at id: BindingID, _ types: inout SendableTypes, _ met: inout MetNeeds, _ isolated: IsolatedTypes?,
        in analysis: GraphAnalysis
    ) -> [Shared] {
        let graph = analysis.graph
        let binding = graph.bindings[id]
        let own = Shared(label: graph.symbols[binding.label], type: binding.type, keeper: .consumer)
        switch binding.role {
        // A test gives its own value away, and a default value is a new one.
        case .forwarded where graph.mockFunction(of: node) != nil || graph.isSetting(id, of: node): break
        case .forwarded: return [Shared(label: own.label, type: own.type, keeper: .caller)]
        case .received(let need): return met.isMet(need, above: node) ? [shared(need, in: graph)] : []
        case .instantiated, .alias: break
        }
        var found: [Shared] = []
        for (need, supply) in needs(of: id, in: analysis) {
            switch supply {
            case .outside: if met.isMet(need, above: node) { found.append(shared(need, in: graph)) }
            case .binding(let other):
                guard !isActor, isUnsendable(graph.bindings[other].type, &types, in: graph) else { continue }
                found.append(own)
            }
        }
        for other in graph.bindings(of: node) where other != id {
            let takes = needs(of: other, in: analysis).contains { $0.supply == .binding(id) }
            guard takes else { continue }
            // An actor may use its own values in several of its properties.
            let keeps = !isActor && isUnsendable(graph.bindings[other].type, &types, in: graph)
            guard let assumptions = keeps ? [] : assumptions(onActorOf: other, isolated, in: graph) else {
                continue
            }
            var kept = own
            kept.assumptions = assumptions
            found.append(kept)
        }
        return found
    }

    /// The facts outside of the graph on which it depends that a binding's value is made on a global actor, so that what it takes
    /// belongs to that; `nil` if it isn't made on one.
    private func assumptions(
        onActorOf binding: BindingID, _ isolated: IsolatedTypes?, in graph: BindingGraph
    ) -> [Suspicion.Assumption]? {
        guard case .instantiated(let target, _) = graph.bindings[binding].role, graph.isDeclared(target)
        else { return nil }
        if case .attribute = graph.concurrency(of: target).written { return [] }
        return isolated?.assumptionsOnIsolation(of: target)
    }

    private func shared(_ need: Need, in graph: BindingGraph) -> Shared {
        Shared(
            label: graph.symbols[graph.label(of: need.key)], type: graph.type(of: need.key), keeper: .provider
        )
    }

    /// The needs of a computed binding, and where each is met.
    private func needs(of binding: BindingID, in analysis: GraphAnalysis) -> [(
        need: Need, supply: Scopes.Resolution
    )] {
        let needs: [Need] =
            switch analysis.graph.bindings[binding].role {
            case .instantiated(let target, _): Array(analysis.scopes.needs(of: target))
            case .alias(let need, _): [need]
            case .forwarded, .received: []
            }
        return needs.map {
            ($0, analysis.scopes.supply(of: $0, for: binding, of: node, in: analysis.graph))
        }
    }
}

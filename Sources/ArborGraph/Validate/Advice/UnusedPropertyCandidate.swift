import ArborModel

/// A property that may be unused.
///
/// No type below its owner receives it, or its owner receives it only to pass it on. It is unused if no code reads it,
/// which the graph doesn't show.
public struct UnusedPropertyCandidate: Sendable {
    /// The diagnostic to report if no code reads the property.
    public var diagnostic: Diagnostic
    /// The property in the form that the search for its reads needs.
    public var place: PropertyPlace
}

extension ValidatedGraph {
    /// Returns the properties that may be unused by the rules with these ids, in the order of nodes.
    ///
    /// The parameters of an extension's `instantiate` are left out, since only that function knows whether it
    /// uses them.
    public func unusedPropertyCandidates(_ ids: Set<DiagnosticID>) -> [UnusedPropertyCandidate] {
        if ids.isDisjoint(with: UnusedPropertyCandidate.ids) { return [] }
        let taken = takenBindings()
        return reached.flatMap { node -> [UnusedPropertyCandidate] in
            guard let kind = graph.kind(of: node), kind.declaresType, !graph.checksOwnGraph(node) else {
                return []
            }
            return graph.bindings(of: node).compactMap { binding in
                guard let fault = fault(of: binding, isTaken: taken[binding]), ids.contains(fault.id)
                else {
                    return nil
                }
                return candidate(node, graph.nodes[node].properties[graph.property(binding, of: node)], fault)
            }
        }
    }

    /// By binding, whether the product of a sibling receives the value, or a sibling is an alias of it.
    private func takenBindings() -> Table<BindingID, Bool> {
        var isTaken = Table<BindingID, Bool>(repeating: false, count: graph.bindings.count)
        for node in reached {
            for binding in graph.bindings(of: node) {
                for need in needs(of: binding) {
                    let supply = scopes.supply(of: need, for: binding, of: node, in: graph)
                    if case .binding(let source) = supply { isTaken[source] = true }
                }
            }
        }
        return isTaken
    }

    /// The needs of a binding's value.
    private func needs(of binding: BindingID) -> [Need] {
        switch graph.bindings[binding].role {
        case .instantiated(let target, _): Array(scopes.needs(of: target))
        case .alias(let source, _): [source]
        case .received, .forwarded: []
        }
    }

    fileprivate struct Fault {
        var id: DiagnosticID
        var verb: String
        var clause = ", but neither it nor a type below uses it"
        var help = "remove the property"
    }

    private func fault(of binding: BindingID, isTaken: Bool) -> Fault? {
        // The first binding of a property that is made in several `#if` branches stands for all of them.
        if let whole = graph.branchedProperty(of: binding), whole != binding { return nil }
        switch graph.bindings[binding].role {
        case .received where isTaken: return .passedOn
        case _ where isTaken: return nil
        case .received, .alias: return Fault(id: .unusedReceived, verb: "receives")
        case .instantiated: return Fault(id: .unusedInstantiated, verb: "instantiates")
        case .forwarded:
            return Fault(
                id: .unusedForwarded, verb: "is forwarded",
                help: "remove the property, and the value where the type is instantiated")
        }
    }

    private func candidate(_ node: NodeID, _ property: BindingGraph.Property, _ fault: Fault)
        -> UnusedPropertyCandidate?
    {
        guard let declaration = graph.nodes[node].declaration,
            let location = graph.location(of: property, in: node)
        else { return nil }
        return UnusedPropertyCandidate(
            diagnostic: Diagnostic(
                fault.id, "\(graph.nodes[node].type) \(fault.verb) '\(property.title)'\(fault.clause)",
                about: [graph.subject(of: node), property.label], at: location, help: fault.help),
            place: PropertyPlace(label: property.label, owner: declaration.name, location: location))
    }
}

extension ValidatedGraph.Fault {
    /// The fault of a property that is received only for the types below.
    fileprivate static let passedOn = Self(
        id: .unusedReceived, verb: "receives", clause: " only to pass it on",
        help: "remove the property; the types below still receive it from further up")
}

extension UnusedPropertyCandidate {
    /// The ids that the diagnostics of candidates can have.
    public static let ids: Set<DiagnosticID> = [.unusedInstantiated, .unusedForwarded, .unusedReceived]
}

import ArborModel

/// Suggestions for an unmet dependency.
///
/// They are the properties on the path with a similar label or type, the matching properties elsewhere, and a type that
/// could be made. The properties of a scope are indexed once, so that many faults below one scope don't each scan it.
struct NearMisses {
    let graph: BindingGraph
    private var candidates: [NodeID: ScopeCandidates] = [:]
    /// By missing key, the properties of all reached types that provide it.
    private var providing: [KeyID: [(node: NodeID, property: PropertyID)]] = [:]
    /// By type, its provider.
    private var creators: [TypeExpression: NodeID] = [:]

    private static let most = 5

    /// - Parameter keys: The keys that will be looked up.
    init(for keys: Set<KeyID>, in analysis: GraphAnalysis) {
        graph = analysis.graph
        for node in analysis.reached {
            for id in graph.bindings(of: node) {
                let binding = graph.bindings[id]
                guard binding.role.takenNeed == nil, keys.contains(binding.key) else { continue }
                providing[binding.key, default: []].append((node, graph.property(id, of: node)))
            }
        }
        for node in graph.declarations.indices {
            let slots =
                [graph.types.normal(of: graph.nodeTypes[node])] + graph.additionalSlots(of: node).map(\.slot)
            for type in slots.map({ graph.shown($0).normal }) where creators[type] == nil {
                creators[type] = node
            }
        }
    }

    /// The suggestions for one fault.
    struct Found {
        var notes: [Diagnostic.Note] = []
        /// The text to insert after the annotation, if one candidate is the only one of its kind.
        var remedy: (arguments: String, message: String)?
    }

    mutating func misses(for key: KeyID, of consumer: GraphAnalysis.Consumer) -> Found {
        let wanted = graph.key(key)
        let misses = misses(like: wanted, along: consumer.path.map(\.from) + [consumer.node])
        var found = Found(notes: misses.prefix(Self.most).map { note(for: $0, wanted: wanted) })
        found.remedy = remedy(among: misses, wanted: wanted, for: consumer)
        found.notes += elsewhere(key, of: consumer)
        if found.notes.isEmpty, let creator = creators[wanted.type.bare.normal].flatMap(graph.declaration) {
            found.notes = [
                Diagnostic.Note(
                    "'\(wanted.type.bare)' can be made, but no type on the way makes it", at: creator.location
                )
            ]
        }
        return found
    }

    /// The difference between a candidate and the wanted property, the smallest first.
    private enum Kind: Int {
        /// The wanted type is optional and the candidate's type is not.
        case isPlain
        case isOptional
        case hasOtherLabel
        case hasOtherType
        case isMisspelt
        case hasSameName
    }

    private struct Miss {
        var kind: Kind
        var node: NodeID
        var id: PropertyID
        var property: BindingGraph.Property
    }

    private mutating func misses(like key: Key, along path: [NodeID]) -> [Miss] {
        var found: [Miss] = []
        for node in path {
            // The list has one candidate more than needed, since the wanted key itself may be among them.
            for (id, isNear) in like(key, of: node) {
                let property = graph.nodes[node].properties[id]
                guard let kind = kind(of: graph.key(property.key), isNear: isNear, for: key) else {
                    continue
                }
                found.append(Miss(kind: kind, node: node, id: id, property: property))
            }
        }
        return found.enumerated().sorted {
            ($0.element.kind.rawValue, $0.offset) < ($1.element.kind.rawValue, $1.offset)
        }.map(\.element)
    }

    private mutating func like(_ key: Key, of node: NodeID) -> [(id: PropertyID, isNear: Bool)] {
        var known = candidates[node] ?? ScopeCandidates(of: node, in: graph)
        let found = known.like(key, atMost: Self.most + 1)
        candidates[node] = known
        return found
    }

    /// The kind of a near miss; `nil` if the candidate isn't one.
    private func kind(of candidate: Key, isNear: Bool, for key: Key) -> Kind? {
        guard candidate != key else { return nil }
        if candidate.qualifier == key.qualifier {
            if key.type == .optional(candidate.type) { return .isPlain }
            return candidate.type == .optional(key.type) ? .isOptional : .hasOtherType
        }
        if candidate.type == key.type { return .hasOtherLabel }
        if isNear { return .isMisspelt }
        return candidate.type.lastName != nil && candidate.type.lastName == key.type.lastName
            ? .hasSameName : nil
    }

    private func note(for miss: Miss, wanted: Key) -> Diagnostic.Note {
        let terms = graph.terms(of: miss.node)
        let advice =
            switch miss.kind {
            case .isPlain: "\(terms.received)\(terms.ifAvailableArguments) takes it where it is provided"
            case .isOptional: "receive it as '\(miss.property.title)'"
            default: "did you mean that?"
            }
        return Diagnostic.Note(
            "\(graph.nodes[miss.node].type) provides '\(miss.property.title)': \(advice)",
            at: graph.location(of: miss.property, in: miss.node))
    }
}

// MARK: Remedies and other providers

extension NearMisses {
    /// The fix for the only candidate that is the wanted optional's plain value, or the only one with another label.
    private func remedy(among misses: [Miss], wanted: Key, for consumer: GraphAnalysis.Consumer) -> (
        arguments: String, message: String
    )? {
        // A property that is being made on the path has no value yet.
        let usable = misses.filter { miss in
            !consumer.path.contains { $0.from == miss.node && $0.edge == miss.id }
        }
        guard let first = usable.first, first.kind == .isPlain || first.kind == .hasOtherLabel,
            usable.count(where: { $0.kind == first.kind }) == 1
        else { return nil }
        let terms = graph.terms(of: consumer.node)
        if first.kind == .isPlain {
            let arguments = terms.ifAvailableArguments
            return (arguments, "write '\(terms.received)\(arguments)'")
        }
        let type = first.property.type
        let spelling = type.isNominal || type.isOptional ? "\(type)" : "(\(type))"
        return (
            terms.aliasArguments(first.property.label, spelling),
            "receive '\(first.property.label)' as '\(wanted.qualifier)'"
        )
    }

    /// Notes on the types that provide the wanted key and aren't on the path.
    private func elsewhere(_ key: KeyID, of consumer: GraphAnalysis.Consumer) -> [Diagnostic.Note] {
        let owner = graph.nodes[consumer.node].type
        return (providing[key] ?? []).prefix(2).map { provider in
            let property = graph.nodes[provider.node].properties[provider.property]
            return Diagnostic.Note(
                "\(graph.nodes[provider.node].type) provides '\(property.title)', but not on this way to \(owner)",
                at: graph.location(of: property, in: provider.node))
        }
    }
}

import ArborModel

/// What the author of an unmet dependency may have meant: what the scopes on the way offer under a like label or type,
/// what is offered elsewhere, and what could be made.
///
/// What a scope offers is put in order once, so that many faults below one scope don't each look through all of it.
struct NearMisses {
    let graph: BindingGraph
    private var offers: [NodeID: ScopeCandidates] = [:]
    /// The properties with each key that is missed, of all types that are made.
    private var places: [KeyID: [(node: NodeID, property: PropertyID)]] = [:]
    /// Who makes each type.
    private var makers: [TypeExpression: NodeID] = [:]

    private static let most = 5

    /// - Parameter keys: those that will be asked for.
    init(for keys: Set<KeyID>, in analysis: GraphAnalysis) {
        graph = analysis.graph
        for node in analysis.reached {
            for id in graph.bindings(of: node) {
                let binding = graph.bindings[id]
                guard binding.role.takenNeed == nil, keys.contains(binding.key) else { continue }
                places[binding.key, default: []].append((node, graph.property(id, of: node)))
            }
        }
        for node in graph.declarations.indices {
            let slots =
                [graph.types.normal(of: graph.nodeTypes[node])] + graph.additionalSlots(of: node).map(\.slot)
            for type in slots.map({ graph.shown($0).normal }) where makers[type] == nil {
                makers[type] = node
            }
        }
    }

    /// What was found for one fault.
    struct Found {
        var notes: [Diagnostic.Note] = []
        /// What to write after the annotation, where one offer is the only one of its kind.
        var remedy: (arguments: String, message: String)?
    }

    mutating func misses(for key: KeyID, of consumer: GraphAnalysis.Consumer) -> Found {
        let wanted = graph.key(key)
        let misses = misses(like: wanted, along: consumer.steps.map(\.from) + [consumer.node])
        var found = Found(notes: misses.prefix(Self.most).map { note(for: $0, wanted: wanted) })
        found.remedy = remedy(among: misses, wanted: wanted, for: consumer)
        found.notes += elsewhere(key, of: consumer)
        if found.notes.isEmpty, let maker = makers[wanted.type.bare.normal].flatMap(graph.declaration) {
            found.notes = [
                Diagnostic.Note(
                    "'\(wanted.type.bare)' can be made, but no type on the way makes it", at: maker.location)
            ]
        }
        return found
    }

    /// How an offer differs from what is wanted, the nearest first.
    private enum Kind: Int {
        /// The wanted type is optional, and the offered one is not.
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

    private mutating func misses(like key: Key, along chain: [NodeID]) -> [Miss] {
        var found: [Miss] = []
        for node in chain {
            // One more than is wanted: what is asked for may be among them, and is no miss.
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
        var known = offers[node] ?? ScopeCandidates(of: node, in: graph)
        let found = known.like(key, atMost: Self.most + 1)
        offers[node] = known
        return found
    }

    /// `nil` of what is no miss but something else.
    private func kind(of offer: Key, isNear: Bool, for key: Key) -> Kind? {
        guard offer != key else { return nil }
        if offer.qualifier == key.qualifier {
            if key.type == .optional(offer.type) { return .isPlain }
            return offer.type == .optional(key.type) ? .isOptional : .hasOtherType
        }
        if offer.type == key.type { return .hasOtherLabel }
        if isNear { return .isMisspelt }
        return offer.type.lastName != nil && offer.type.lastName == key.type.lastName ? .hasSameName : nil
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

// MARK: Remedies and other places

extension NearMisses {
    /// The one plain value of an optional, or the one value of the type that has another label.
    private func remedy(among misses: [Miss], wanted: Key, for consumer: GraphAnalysis.Consumer) -> (
        arguments: String, message: String
    )? {
        // What is being made on the way is not there yet.
        let usable = misses.filter { miss in
            !consumer.steps.contains { $0.from == miss.node && $0.edge == miss.id }
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

    /// Who provides just what is wanted, but stands beside the way.
    private func elsewhere(_ key: KeyID, of consumer: GraphAnalysis.Consumer) -> [Diagnostic.Note] {
        let owner = graph.nodes[consumer.node].type
        return (places[key] ?? []).prefix(2).map { place in
            let property = graph.nodes[place.node].properties[place.property]
            return Diagnostic.Note(
                "\(graph.nodes[place.node].type) provides '\(property.title)', but not on this way to \(owner)",
                at: graph.location(of: property, in: place.node))
        }
    }
}

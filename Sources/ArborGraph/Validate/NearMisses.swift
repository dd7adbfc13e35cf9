import ArborModel

extension TypeExpression {
    /// True for a type that many values of a program have.
    var isOfStandardLibrary: Bool {
        guard case .named(let name, _) = bare.nonOptional else { return isFunction }
        return UndeclaredTypeAdvice.standardTypes.contains(name)
    }
}

extension BindingGraph {
    /// The types that a declared node provides, in normal form, as messages print them.
    func providedTypes(of node: NodeID) -> [TypeExpression] {
        // Only the class of a component makes it.
        if implementation(of: node) != nil { return [] }
        let slots = [types.normal(of: nodeTypes[node])] + additionalSlots(of: node).map(\.slot)
        return slots.map { shown($0).normal }
    }

    /// Returns whether a property receives the value of another one under a new name.
    func isAlias(_ property: PropertyID, of node: NodeID) -> Bool {
        if case .alias? = dependency(property, of: node)?.source { true } else { false }
    }
}

/// Suggestions for an unmet dependency.
///
/// They are the properties on the path with a similar label or type, the matching properties elsewhere, and the type that
/// could be made. The properties of a scope are indexed once, so that many faults below one scope don't each scan it.
struct NearMisses {
    let graph: BindingGraph
    private var candidates: [NodeID: ScopeCandidates] = [:]
    /// By missing key, the properties of all reached types that provide it.
    private var providing: [KeyID: [(node: NodeID, property: PropertyID)]] = [:]
    /// By key, some of the reached types that receive it.
    private var taking: [KeyID: [NodeID]] = [:]
    /// By type, its provider.
    private var creators: [TypeExpression: NodeID] = [:]
    /// The types that several declarations provide.
    private var contested: Set<TypeExpression> = []
    private var generics: [GenericName: NodeID] = [:]

    /// The greatest number of candidates in one type.
    private static let most = 5

    /// - Parameter keys: The keys that will be looked up.
    init(for keys: Set<KeyID>, in analysis: GraphAnalysis) {
        graph = analysis.graph
        for node in analysis.reached {
            for id in graph.bindings(of: node) {
                let binding = graph.bindings[id]
                if let need = binding.role.takenNeed, taking[need.key, default: []].count < Self.most {
                    taking[need.key, default: []].append(node)
                }
                guard binding.role.takenNeed == nil, keys.contains(binding.key) else { continue }
                providing[binding.key, default: []].append((node, graph.property(id, of: node)))
            }
        }
        for node in graph.declarations.indices {
            for type in graph.providedTypes(of: node) {
                if creators[type] == nil { creators[type] = node } else { contested.insert(type) }
            }
            if graph.particulars(of: node)?.genericParameters.isEmpty == false,
                let name = GenericName(of: graph.nodes[node].type)
            {
                generics[name] = node
            }
        }
    }

    /// Returns the most similar property that a type on the path provides; `nil` if none is similar, or if several are
    /// equally so.
    mutating func best(for key: KeyID, of consumer: GraphAnalysis.Consumer) -> Miss? {
        // Another property of the consumer itself can only have an alias.
        let receivesOwn = graph.isAlias(consumer.property, of: consumer.node)
        let misses = misses(like: graph.key(key), along: consumer.path.map(\.from) + [consumer.node]).filter {
            miss in
            // A property that is being made on the path has no value yet.
            !consumer.path.contains { $0.from == miss.node && $0.edge == miss.id }
                && (miss.node, miss.id) != (consumer.node, consumer.property)
                && (miss.node != consumer.node || receivesOwn)
        }
        guard let first = misses.first else { return nil }
        // A property that is made in several '#if' branches is one.
        let equal = misses.filter {
            $0.kind == first.kind && ($0.node, $0.property.key) != (first.node, first.property.key)
        }
        return equal.isEmpty ? first : nil
    }

    /// Returns the property that provides a key, in any type that is made.
    func provider(of key: KeyID) -> (node: NodeID, property: PropertyID)? { providing[key]?.first }

    /// True if a declaration provides a type, and no other one does.
    func isOnlyProvider(_ node: NodeID, of type: TypeExpression) -> Bool {
        creators[type.bare.normal] == node && !contested.contains(type.bare.normal)
    }

    /// True if a type receives the value of a property.
    func isTaken(_ key: KeyID) -> Bool { taking[key] != nil }

    /// Returns some of the types that receive a value.
    func takers(of key: KeyID) -> [NodeID] { taking[key] ?? [] }

    /// Returns the provider of a type, or of the type that a value of this type makes later.
    func creator(of type: TypeExpression) -> NodeID? {
        creators[type.bare.normal] ?? GenericName(of: type.bare).flatMap { generics[$0] }
            ?? graph.dialects.deferral(type).flatMap { deferral in
                let product = deferral.product(of: type)
                return creators[product.normal] ?? GenericName(of: product).flatMap { generics[$0] }
            }
    }

    /// The difference between a candidate and the wanted property, the smallest first.
    enum Kind: Int {
        /// The wanted type is optional and the candidate's type is not.
        case isPlain
        case isOptional
        case hasOtherLabel
        case hasOtherType
        case isMisspelt
        case hasSameName
    }

    /// A property that is similar to the wanted one.
    struct Miss {
        var kind: Kind
        var node: NodeID
        var id: PropertyID
        var property: BindingGraph.Property
        /// True if the label is similar, too.
        var isNearlyNamed: Bool
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
                found.append(Miss(kind: kind, node: node, id: id, property: property, isNearlyNamed: isNear))
            }
        }
        return found.enumerated().sorted {
            (rank(of: $0.element, for: key), $0.offset) < (rank(of: $1.element, for: key), $1.offset)
        }.map(\.element)
    }

    /// Many values have a type such as `String`, so one with another label is less probably meant than one with the label.
    private func rank(of miss: Miss, for key: Key) -> Int {
        let isAny = miss.kind == .hasOtherLabel && !miss.isNearlyNamed && key.type.isOfStandardLibrary
        return isAny ? 2 * Kind.hasOtherType.rawValue + 1 : 2 * miss.kind.rawValue
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
        return name(ofProductOf: candidate.type) != nil
            && name(ofProductOf: candidate.type) == name(ofProductOf: key.type)
            ? .hasSameName : nil
    }

    /// The name of a type, or of the type that it makes later.
    private func name(ofProductOf type: TypeExpression) -> String? {
        (graph.dialects.deferral(type)?.product(of: type) ?? type).lastName
    }
}

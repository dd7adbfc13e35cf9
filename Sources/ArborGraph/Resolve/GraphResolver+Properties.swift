import ArborModel

/// Resolves the properties and arguments of a type.
extension GraphResolver {
    /// Returns the binding for the dependency with an index.
    ///
    /// Only the parts that are needed are copied, because the references in them are counted in another processor's cache.
    mutating func binding(
        for index: Int, among dependencies: [Dependency], of node: NodeID
    ) -> BindingGraph.Binding {
        let label = graph.symbols.intern(dependencies[index].label)
        let type = graph.types.intern(dependencies[index].type, in: &graph.symbols)
        let qualifier = dependencies[index].qualifier.map { graph.symbols.intern($0) } ?? label
        let key = key(qualifier, type, named: label)
        if graph.keyNames[key] != label { graph.hasOwnLabels = true }
        return BindingGraph.Binding(
            label: label, type: type, key: key,
            role: role(
                of: dependencies[index].source, KeyRequest(qualifier: qualifier, label: label, type: type),
                of: node))
    }

    /// A key that a binding requests, and the label of the binding.
    private struct KeyRequest {
        var qualifier: Symbol
        var label: Symbol
        var type: TypeID
    }

    private mutating func role(of source: Dependency.Source, _ request: KeyRequest, of node: NodeID)
        -> BindingGraph.Property.Role
    {
        switch source {
        case .instantiated(let instantiation):
            let product = product(of: instantiation, for: request.type)
            return .instantiated(
                provider(of: product, qualifier: instantiation.qualifier, for: node),
                .init(deferral: instantiation.deferral, isWrapped: instantiation.isWrapped))
        case .forwarded:
            return .forwarded
        case .received(let ifAvailable):
            return .received(need(request, ifAvailable: ifAvailable))
        case .alias(let source, let sourceType, let isWrapped, let ifAvailable):
            let sourceType = graph.types.intern(sourceType.type, in: &graph.symbols)
            let qualifier = graph.symbols.intern(source)
            let wanted = KeyRequest(
                qualifier: qualifier, label: source.isEmpty ? request.label : qualifier, type: sourceType)
            return .alias(of: need(wanted, ifAvailable: ifAvailable), isWrapped: isWrapped)
        }
    }

    /// Returns the type that is instantiated for a property of a type.
    private mutating func product(of instantiation: Instantiation, for type: TypeID) -> TypeID {
        if let named = instantiation.product {
            let named = graph.types.intern(named.type, in: &graph.symbols)
            // A provider with a qualifier may make an optional.
            return instantiation.qualifier == nil ? graph.types.bare(of: named) : named
        }
        if let optional = optionalSlot(of: type, instantiation.deferral) { return optional }
        guard let deferral = instantiation.deferral else { return graph.types.bare(of: type) }
        return graph.types.intern(deferral.product(of: graph.types[type]), in: &graph.symbols)
    }

    /// - Parameters:
    ///   - type: The type without `?` and similar wrappers.
    ///   - node: The owner of the property, which is the next to be bound.
    private mutating func provider(of type: TypeID, qualifier: String?, for node: NodeID) -> NodeID {
        let slot = graph.slot(of: type, qualifier: qualifier)
        graph.asked.reserve(slot.index + 1)
        _ = graph.asked.insert(slot)
        let branches = branches(of: slot, for: node)
        if let first = branches.first {
            if branches.count > 1 { branched.append((graph.bindings.endIndex, Array(branches.dropFirst()))) }
            return first
        }
        if slots.isConflicting(slot) { graph.undecided[graph.bindings.endIndex] = slot }
        if let node = slots.provider(of: slot) ?? missing[slot] { return node }
        let missingNode = graph.nodeTypes.append(type)
        missing[slot] = missingNode
        return missingNode
    }

    /// Returns the providers of a slot that may be compiled with a node, if each provider is in an `#if` branch of its
    /// own.
    private mutating func branches(of slot: TypeID, for node: NodeID) -> [NodeID] {
        slots.branches(of: slot).filter { graph.conditions.mayMeet(node, $0) }
    }

    private mutating func need(_ request: KeyRequest, ifAvailable: Bool) -> Need {
        guard ifAvailable, !graph.types[request.type].isOptional else {
            return Need(
                key: key(request.qualifier, request.type, named: request.label), isIfAvailable: ifAvailable)
        }
        let optional = graph.types.intern(.optional(graph.types[request.type]), in: &graph.symbols)
        return Need(key: key(request.qualifier, optional, named: request.label), isIfAvailable: true)
    }

    /// - Parameter label: The name of the key's values in generated code, if the key is new.
    private mutating func key(_ qualifier: Symbol, _ type: TypeID, named label: Symbol) -> KeyID {
        let key = graph.keyPairs.intern(qualifier, graph.types.normal(of: type))
        let spelling = graph.types.spelling(of: type)
        if !graph.spellings.contains(key) {
            graph.keyNames.append(label)
            graph.spellings.append(spelling)
            graph.isEscaping.append(false)
        } else if graph.spellings[key] != spelling {
            let known = graph.types[graph.spellings[key]]
            if known.isLessExplicit(than: graph.types[spelling]) { graph.spellings[key] = spelling }
        }
        return key
    }

    mutating func bind(_ arguments: [Argument], to dependencies: [Dependency], first: BindingID) {
        for (position, argument) in arguments.enumerated() {
            // Usually, the arguments are the properties in the same order.
            let isNext =
                position < dependencies.count && dependencies[position].label == argument.dependency
            let name =
                isNext ? graph.bindings[first + position].label : graph.symbols.intern(argument.dependency)
            properties.reserve(graph.symbols.count)
            guard let property = properties[name] else { continue }
            let label = argument.label.map {
                $0 == argument.dependency ? name : graph.symbols.intern($0)
            }
            graph.arguments.append(.init(label: label, property: property))
            guard argument.isEscaping else { continue }
            noteEscaping(name, among: first..<graph.bindings.endIndex)
        }
        graph.argumentRanges.append(upTo: graph.arguments.endIndex)
    }

    /// The argument of an escaping parameter is a function, and so is the source that an alias refers to.
    private mutating func noteEscaping(_ label: Symbol, among bindings: Range<BindingID>) {
        for binding in graph.bindings[bindings] where binding.label == label {
            graph.isEscaping[binding.key] = true
            if case .alias(let source, _) = binding.role { graph.isEscaping[source.key] = true }
        }
    }

    mutating func linkOptionals() {
        graph.unwrapped = Table(repeating: nil, count: graph.keyPairs.pairs.count)
        for key in graph.keyPairs.pairs.indices {
            let pair = graph.keyPairs.pairs[key]
            guard case .optional(let wrapped) = graph.types[pair.second] else { continue }
            let slot = graph.internNormal(wrapped)
            graph.unwrapped[key] = graph.keyPairs.find(pair.first, slot)
        }
    }
}

extension TypeExpression {
    /// One spelling serves all uses. Of `P` and `any P`, the second is chosen because it is valid in every language
    /// mode. Of `[T]` and `Array<T>`, the shorter is chosen.
    fileprivate func isLessExplicit(than other: TypeExpression) -> Bool {
        let (mine, others) = (description, other.description)
        return (mine.existentials, -mine.utf8.count, mine) < (others.existentials, -others.utf8.count, others)
    }
}

extension String {
    /// The number of `any` keywords in the text.
    fileprivate var existentials: Int {
        split { !$0.isLetter }.count { $0 == "any" }
    }
}

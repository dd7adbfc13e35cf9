import ArborModel

/// What a type's properties and arguments mean.
extension GraphResolver {
    mutating func binding(for dependency: Dependency, of node: NodeID) -> BindingGraph.Binding {
        let label = graph.symbols.intern(dependency.label)
        let type = graph.types.intern(dependency.type, in: &graph.symbols)
        let key = key(label, type)
        return BindingGraph.Binding(
            label: label, type: type, key: key,
            role: role(of: dependency, label, type, of: node))
    }

    private mutating func role(
        of dependency: Dependency, _ label: Symbol, _ type: TypeID, of node: NodeID
    ) -> BindingGraph.Property.Role {
        switch dependency.source {
        case .instantiated(let by, let isWrapped):
            let mode = graph.types.product(of: type)
            let named = by.map { graph.types.intern($0.type, in: &graph.symbols) }
            let product =
                named.map { graph.types.bare(of: $0) } ?? optionalSlot(of: type) ?? mode.type
            return .instantiated(
                provider(of: product, for: node),
                .init(instantiator: mode.instantiator, isWrapped: isWrapped))
        case .forwarded:
            return .forwarded
        case .received(let ifAvailable):
            return .received(need(label, type, ifAvailable: ifAvailable))
        case .alias(let source, let sourceType, let isWrapped, let ifAvailable):
            let sourceType = graph.types.intern(sourceType.type, in: &graph.symbols)
            let source = graph.symbols.intern(source)
            return .alias(of: need(source, sourceType, ifAvailable: ifAvailable), isWrapped: isWrapped)
        }
    }

    /// - Parameters:
    ///   - type: without `?` and such around it.
    ///   - node: whose property it is, the next one that is bound.
    private mutating func provider(of type: TypeID, for node: NodeID) -> NodeID {
        let slot = graph.types.normal(of: type)
        graph.asked.reserve(Int(slot) + 1)
        _ = graph.asked.insert(slot)
        let branches = branches(of: slot, for: node)
        if let first = branches.first {
            if branches.count > 1 { branched.append((graph.bindings.count, Array(branches.dropFirst()))) }
            return first
        }
        if slots.isConflicting(slot) { graph.undecided.insert(graph.bindings.count) }
        if let node = slots.provider(of: slot) ?? missing[slot] { return node }
        graph.nodeTypes.append(type)
        missing[slot] = graph.nodeTypes.count - 1
        return graph.nodeTypes.count - 1
    }

    /// The providers of a slot, if each is in an `#if` branch of its own, that may be compiled with a node.
    private mutating func branches(of slot: TypeID, for node: NodeID) -> [NodeID] {
        slots.branches(of: slot).filter { graph.conditions.mayMeet(node, $0) }
    }

    private mutating func need(_ label: Symbol, _ type: TypeID, ifAvailable: Bool) -> Need {
        guard ifAvailable, !graph.types[type].isOptional else {
            return Need(key: key(label, type), isIfAvailable: ifAvailable)
        }
        let optional = graph.types.intern(.optional(graph.types[type]), in: &graph.symbols)
        return Need(key: key(label, optional), isIfAvailable: true)
    }

    private mutating func key(_ label: Symbol, _ type: TypeID) -> KeyID {
        let key = graph.keyPairs.intern(label, graph.types.normal(of: type))
        let spelling = graph.types.spelling(of: type)
        if Int(key) == graph.spellings.count {
            graph.spellings.append(spelling)
            graph.isEscaping.append(false)
        } else if graph.spellings[Int(key)] != spelling {
            let known = graph.types[graph.spellings[Int(key)]]
            if known.isLessExplicit(than: graph.types[spelling]) { graph.spellings[Int(key)] = spelling }
        }
        return key
    }

    mutating func bind(_ arguments: [Argument], to dependencies: [Dependency], first: Int) {
        for (position, argument) in arguments.enumerated() {
            // As a rule the arguments are the properties, in their order.
            let isNext =
                position < dependencies.count && dependencies[position].label == argument.dependency
            let name =
                isNext ? graph.bindings[first + position].label : graph.symbols.intern(argument.dependency)
            numbers.reserve(graph.symbols.count)
            guard let number = numbers[name] else { continue }
            let label = argument.label.map {
                $0 == argument.dependency ? name : graph.symbols.intern($0)
            }
            graph.arguments.append(.init(label: label ?? -1, property: number))
            guard argument.isEscaping else { continue }
            noteEscaping(name, among: first..<graph.bindings.count)
        }
        graph.firstArguments.append(Int32(graph.arguments.count))
    }

    /// What an escaping parameter takes is a function, and so is what that stands for.
    private mutating func noteEscaping(_ label: Symbol, among bindings: Range<Int>) {
        for binding in graph.bindings[bindings] where binding.label == label {
            graph.isEscaping[Int(binding.key)] = true
            if case .alias(let source, _) = binding.role { graph.isEscaping[Int(source.key)] = true }
        }
    }

    mutating func linkOptionals() {
        graph.unwrapped = Array(repeating: -1, count: graph.keyPairs.pairs.count)
        for (key, pair) in graph.keyPairs.pairs.enumerated() {
            guard case .optional(let wrapped) = graph.types[pair.second] else { continue }
            let slot = graph.internNormal(wrapped)
            graph.unwrapped[key] = graph.keyPairs.find(pair.first, slot) ?? -1
        }
    }
}

extension TypeExpression {
    /// One spelling serves all uses. Of `P` and `any P` it is the second, which is right in every language mode; of
    /// `[T]` and `Array<T>` the shorter.
    fileprivate func isLessExplicit(than other: TypeExpression) -> Bool {
        let (mine, others) = (description, other.description)
        return (mine.existentials, -mine.utf8.count, mine) < (others.existentials, -others.utf8.count, others)
    }
}

extension String {
    /// How many types in it are said to be existential.
    fileprivate var existentials: Int {
        split { !$0.isLetter }.count { $0 == "any" }
    }
}

import ArborModel

extension BindingGraph {
    /// Builds the graph of all types that the files declare. It never fails: what is missing becomes a node.
    public init(_ files: [FileSummary]) {
        var resolver = GraphResolver(files)
        resolver.resolveAll()
        self = resolver.graph
        roots = findRoots()
    }
}

/// Turns written types into nodes and keys.
private struct GraphResolver {
    var graph = BindingGraph()
    private var slots = SlotTable()
    private var missing: [TypeExpression: NodeID] = [:]

    init(_ files: [FileSummary]) {
        // A fixed order, whatever the order of the files: numbers, and all that follows from them, are the same.
        let declared = files.flatMap(\.instantiables).map { (name: $0.type.description, type: $0) }.sorted {
            ($0.name, $0.type.location) < ($1.name, $1.type.location)
        }
        for (node, entry) in declared.enumerated() {
            graph.nodes.append(BindingGraph.Node(provider: .declared(entry.type)))
            slots.add(
                node, fulfilling: [entry.type.type] + additionalTypes(of: entry.type), named: entry.type.name)
        }
        graph.conflicts = slots.conflicts
    }

    /// Additional types are seen from the place of the declaration, outside the type itself.
    private func additionalTypes(of type: Instantiable) -> [TypeExpression] {
        guard let dot = type.name.lastIndex(of: ".") else { return type.additionalTypes.map(\.type) }
        return type.additionalTypes.map { slots.resolve($0.type, inside: String(type.name[..<dot])) }
    }

    mutating func resolveAll() {
        for node in graph.nodes.indices {
            guard let declaration = graph.nodes[node].declaration else { continue }
            graph.nodes[node].properties = declaration.dependencies.map { property(for: $0, in: declaration) }
            noteEscaping(of: declaration, at: node)
        }
        linkOptionals()
    }

    private mutating func noteEscaping(of declaration: Instantiable, at node: NodeID) {
        let labels = declaration.arguments.filter(\.isEscaping).map(\.dependency)
        guard !labels.isEmpty else { return }
        for property in graph.nodes[node].properties where labels.contains(property.label) {
            graph.escaping.insert(property.key)
            if case .alias(let source, _) = property.role { graph.escaping.insert(source.key) }
        }
    }

    private mutating func property(for dependency: Dependency, in owner: Instantiable)
        -> BindingGraph.Property
    {
        let type = slots.resolve(dependency.type, inside: owner.name)
        return BindingGraph.Property(
            label: dependency.label, type: type, key: key(dependency.label, type),
            role: role(of: dependency, type: type, in: owner), range: dependency.range)
    }

    private mutating func role(
        of dependency: Dependency, type: TypeExpression, in owner: Instantiable
    ) -> BindingGraph.Property.Role {
        switch dependency.source {
        case .instantiated(let by, let wrapped):
            let production = BindingGraph.Production(instantiator: .init(typed: type), isWrapped: wrapped)
            let product =
                by.map { slots.resolve($0.type, inside: owner.name) } ?? production.product(of: type)
            return .made(provider(of: product), production)
        case .forwarded:
            return .forwarded
        case .received(let ifAvailable):
            return .taken(need(dependency.label, type, ifAvailable: ifAvailable))
        case .alias(let source, let sourceType, let wrapped, let ifAvailable):
            let sourceType = slots.resolve(sourceType.type, inside: owner.name)
            return .alias(of: need(source, sourceType, ifAvailable: ifAvailable), isWrapped: wrapped)
        }
    }

    private mutating func provider(of type: TypeExpression) -> NodeID {
        let slot = type.bare.normal
        if let node = slots.provider(of: slot) ?? missing[slot] { return node }
        graph.nodes.append(BindingGraph.Node(provider: .missing(type.bare)))
        missing[slot] = graph.nodes.count - 1
        return graph.nodes.count - 1
    }

    private mutating func need(_ label: String, _ type: TypeExpression, ifAvailable: Bool) -> Need {
        guard ifAvailable, !type.isOptional else {
            return Need(key: key(label, type), isIfAvailable: ifAvailable)
        }
        return Need(key: key(label, .optional(type)), isIfAvailable: true)
    }

    private mutating func key(_ label: String, _ type: TypeExpression) -> KeyID {
        let key = graph.keys.intern(Key(label: label, type: type))
        let spelling = type.withoutEscaping
        if Int(key) == graph.spellings.count {
            graph.spellings.append(spelling)
        } else if graph.spellings[Int(key)] != spelling,
            graph.spellings[Int(key)].isLessExplicit(than: spelling)
        {
            graph.spellings[Int(key)] = spelling
        }
        return key
    }

    private mutating func linkOptionals() {
        for (number, key) in graph.keys.values.enumerated() {
            guard case .optional(let wrapped) = key.type else { continue }
            graph.unwrapped[KeyID(number)] = graph.keys.number(of: Key(label: key.label, type: wrapped))
        }
    }
}

extension BindingGraph.Production.Instantiator {
    /// The kind that a property's type names, qualified or not; `nil` of a constant.
    init?(typed type: TypeExpression) {
        guard let name = type.lastName else { return nil }
        self.init(rawValue: name)
    }
}

extension BindingGraph.Production {
    /// What a property of this type makes: of an Instantiator, its product.
    fileprivate func product(of type: TypeExpression) -> TypeExpression {
        guard let instantiator else { return type.bare }
        let arguments = type.arguments
        let position = instantiator.isErased ? 1 : 0
        return arguments.indices.contains(position) ? arguments[position] : type.bare
    }
}

extension TypeExpression {
    /// The type as a `let` may have it: no `@escaping`, and `T?` for `T!`.
    fileprivate var withoutEscaping: TypeExpression {
        switch self {
        case .implicitlyUnwrapped(let wrapped): .optional(wrapped)
        case .attributed(let words, let base):
            words == ["@escaping"] ? base : .attributed(words.filter { $0 != "@escaping" }, base)
        default: self
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

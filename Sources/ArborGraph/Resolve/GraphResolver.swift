import ArborModel

extension BindingGraph {
    /// Builds the graph of all types that the files declare. It never fails: what is missing becomes a node.
    ///
    /// - Parameter modules: those whose names may stand before those of their types, beside those that the files import.
    public convenience init(_ files: [FileSummary], modules: some Sequence<String> = []) {
        var resolver = GraphResolver(files, modules: modules)
        resolver.resolveAll()
        self.init(resolver.graph)
    }
}

/// Turns written types into nodes and keys.
private struct GraphResolver {
    var graph: GraphTables
    private var slots = SlotTable()
    /// By slot, the node that is asked for and missing.
    private var missing: [TypeID: NodeID] = [:]
    /// By symbol, the first property of that label in the type that is being resolved.
    private var numbers = Marks()
    /// Of the type that is being resolved, the bindings that further types make, each in another `#if` branch.
    private var branched: [(binding: Int, targets: [NodeID])] = []

    init(_ files: [FileSummary], modules: some Sequence<String>) {
        graph = GraphTables(files: files)
        addNestedNames()
        addModules(modules)
        addNodes()
        slots.end { [graph] in graph.files[graph.declarations[$0]].conditions }
        graph.conflicts = slots.conflicts(in: graph.types)
    }

    private mutating func addNestedNames() {
        for file in graph.files.indices {
            for index in graph.files[file].instantiables.indices {
                let name = graph.files[file].instantiables[index].name
                slots.add(nested: name, isSlot: true, &graph.symbols)
            }
            for name in graph.files[file].nestedNames {
                slots.add(nested: name, isSlot: false, &graph.symbols)
            }
        }
    }

    /// Before any type is read: types are compared without the names of modules.
    private mutating func addModules(_ modules: some Sequence<String>) {
        var paths = Set(modules)
        for file in graph.files.indices {
            for index in graph.files[file].imports.indices {
                // Files of a kind begin with the same imports: most cost no hash.
                if file > 0, graph.files[file - 1].imports.indices.contains(index),
                    graph.files[file - 1].imports[index].path == graph.files[file].imports[index].path
                {
                    continue
                }
                paths.insert(graph.files[file].imports[index].path)
            }
        }
        for path in paths {
            add(module: path.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? path)
        }
    }

    private mutating func add(module: String) {
        let symbol = graph.symbols.intern(module)
        guard !graph.types.isModule(symbol), !slots.isEnclosing(module) else { return }
        graph.types.add(module: symbol)
    }

    private mutating func addNodes() {
        // A fixed order, whatever the order of the files: numbers, and all that follows from them, are the same.
        for declared in declaredTypes() {
            graph.declarations.append(declared.place)
            graph.nodeTypes.append(declared.type)
            let name = graph.files[declared.place].name
            var fulfilled = [graph.types.normal(of: declared.type)]
            if !graph.files[declared.place].additionalTypes.isEmpty {
                fulfilled += additionalTypes(graph.files[declared.place].additionalTypes, of: name)
                noteAdditional(fulfilled)
            }
            slots.add(graph.nodeTypes.count - 1, fulfilling: fulfilled)
        }
    }

    private struct DeclaredType {
        var text: Symbol
        var type: TypeID
        var place: BindingGraph.DeclarationPlace
    }

    /// All declared types in the order of their names, those of one name in that of their places.
    private mutating func declaredTypes() -> [DeclaredType] {
        var declared: [DeclaredType] = []
        for file in graph.files.indices {
            for index in graph.files[file].instantiables.indices {
                let place = BindingGraph.DeclarationPlace(file: Int32(file), index: Int32(index))
                let type = graph.types.intern(graph.files[place].type, in: &graph.symbols)
                declared.append(DeclaredType(text: graph.types.text(of: type), type: type, place: place))
            }
        }
        return graph.symbols.withTexts { texts in
            declared.sorted { one, other in
                one.text == other.text
                    ? graph.files[one.place].location < graph.files[other.place].location
                    : texts.isSorted(one.text, before: other.text)
            }
        }
    }

    /// Additional types are seen from the place of the declaration, outside the type itself.
    private mutating func additionalTypes(_ written: [TypeReference], of name: String) -> [TypeID] {
        let scopes = name.lastDot.map { slots.scopes(of: String(name[..<$0])) } ?? []
        let types = written.map { self.type($0.type, inside: scopes) }
        return types.map { graph.types.normal(of: $0) }
    }

    /// - Parameter fulfilled: the slots of the last node, its own in front.
    private mutating func noteAdditional(_ fulfilled: [TypeID]) {
        let node = Int32(graph.nodeTypes.count - 1)
        for (index, slot) in fulfilled.dropFirst().enumerated() {
            graph.additionalSlots.append(.init(node: node, index: Int32(index), slot: slot))
        }
    }

    mutating func resolveAll() {
        for node in graph.declarations.indices { resolve(node) }
        endMissingNodes()
        linkOptionals()
        graph.rankKeys()
    }

    private mutating func resolve(_ node: NodeID) {
        let place = graph.declarations[node]
        numbers.clear()
        let first = graph.bindings.count
        let scopes = slots.scopes(of: graph.files[place].name)
        let dependencies = graph.files[place].dependencies
        for (number, dependency) in dependencies.enumerated() {
            let binding = binding(for: dependency, of: node, inside: scopes)
            graph.bindings.append(binding)
            numbers.reserve(graph.symbols.count)
            if numbers[binding.label] == nil { numbers[binding.label] = Int32(number) }
            guard case .made(let target, _) = binding.role else { continue }
            graph.made.append(Int32(target))
            graph.madeProperties.append(Int32(number))
        }
        if !branched.isEmpty { addBranches(first: first) }
        graph.firstBindings.append(Int32(graph.bindings.count))
        graph.made.endNode()
        bind(graph.files[place].arguments, to: dependencies, first: first)
    }

    /// Adds a binding for each further type that makes a property in another `#if` branch.
    private mutating func addBranches(first: Int) {
        for (binding, targets) in branched {
            guard case .made(_, let production) = graph.bindings[binding].role else { continue }
            graph.branches[binding] = binding
            for target in targets {
                var branch = graph.bindings[binding]
                branch.role = .made(target, production)
                graph.branches[graph.bindings.count] = binding
                graph.made.append(Int32(target))
                graph.madeProperties.append(Int32(graph.bindings.count - first))
                graph.bindings.append(branch)
            }
        }
        branched.removeAll()
    }

    /// Missing nodes have no properties.
    private mutating func endMissingNodes() {
        while graph.firstBindings.count <= graph.nodeTypes.count {
            graph.firstBindings.append(Int32(graph.bindings.count))
            graph.firstArguments.append(Int32(graph.arguments.count))
            graph.made.endNode()
        }
    }
}

// MARK: Properties and arguments

extension GraphResolver {
    private mutating func binding(
        for dependency: Dependency, of node: NodeID, inside scopes: [String]
    ) -> BindingGraph.Binding {
        let label = graph.symbols.intern(dependency.label)
        let type = type(dependency.type, inside: scopes)
        let key = key(label, type)
        return BindingGraph.Binding(
            label: label, type: type, key: key,
            role: role(of: dependency, label, type, of: node, inside: scopes))
    }

    private mutating func role(
        of dependency: Dependency, _ label: Symbol, _ type: TypeID, of node: NodeID, inside scopes: [String]
    ) -> BindingGraph.Property.Role {
        switch dependency.source {
        case .instantiated(let by, let isWrapped):
            let production = graph.types.product(of: type)
            let named = by.map { self.type($0.type, inside: scopes) }
            let product = named.map { graph.types.bare(of: $0) } ?? production.type
            return .made(
                provider(of: product, for: node),
                .init(instantiator: production.instantiator, isWrapped: isWrapped))
        case .forwarded:
            return .forwarded
        case .received(let ifAvailable):
            return .taken(need(label, type, ifAvailable: ifAvailable))
        case .alias(let source, let sourceType, let isWrapped, let ifAvailable):
            let sourceType = self.type(sourceType.type, inside: scopes)
            let source = graph.symbols.intern(source)
            return .alias(of: need(source, sourceType, ifAvailable: ifAvailable), isWrapped: isWrapped)
        }
    }

    private mutating func type(_ written: TypeExpression, inside scopes: [String]) -> TypeID {
        let type = graph.types.intern(written, in: &graph.symbols)
        return scopes.isEmpty ? type : slots.resolve(type, inside: scopes, &graph)
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
        if let node = slots.provider(of: slot) ?? missing[slot] { return node }
        graph.nodeTypes.append(type)
        missing[slot] = graph.nodeTypes.count - 1
        return graph.nodeTypes.count - 1
    }

    /// The providers of a slot, if each is in an `#if` branch of its own, that may be compiled with a node.
    private func branches(of slot: TypeID, for node: NodeID) -> [NodeID] {
        let all = slots.branches(of: slot)
        if all.isEmpty { return [] }
        let own = BranchConditions(graph.files[graph.declarations[node]].conditions)
        return all.filter { !own.excludes(BranchConditions(graph.files[graph.declarations[$0]].conditions)) }
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

    private mutating func bind(_ arguments: [Argument], to dependencies: [Dependency], first: Int) {
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

    private mutating func linkOptionals() {
        graph.unwrapped = Array(repeating: -1, count: graph.keyPairs.pairs.count)
        for (key, pair) in graph.keyPairs.pairs.enumerated() {
            guard case .optional(let wrapped) = graph.types[pair.second] else { continue }
            let type = graph.types.normal(of: graph.types.intern(wrapped, in: &graph.symbols))
            graph.unwrapped[key] = graph.keyPairs.find(pair.first, type) ?? -1
        }
    }
}

extension GraphTables {
    /// Puts the keys in the order of their texts, so that parameters are in an order that depends on no other type.
    fileprivate mutating func rankKeys() {
        let pairs = keyPairs.pairs
        let keys = pairs.indices.map {
            (key: $0, label: pairs[$0].first, type: types.text(of: pairs[$0].second))
        }
        let order = symbols.withTexts { texts in
            keys.sorted { one, other in
                one.label == other.label
                    ? texts.isSorted(one.type, before: other.type)
                    : texts.isSorted(one.label, before: other.label, end: Int(UInt8(ascii: ":")))
            }
        }
        keyRanks = Array(repeating: 0, count: pairs.count)
        for (rank, entry) in order.enumerated() { keyRanks[entry.key] = Int32(rank) }
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

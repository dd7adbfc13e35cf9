import ArborModel

extension BindingGraph {
    /// Builds the graph of all types that a program declares. It never fails: a missing type becomes a node.
    ///
    /// - Parameters:
    ///   - program: The program, after the front ends have linked its table.
    ///   - excluded: The providers that are in none of the files, since the checked build does not compile them.
    public convenience init(_ program: consuming ResolvedProgram, excluded: [ProviderDeclaration] = []) {
        let names = program.names
        let expansion = GenericExpansion.expanding(program.table.files, names.dialects)
        let facts = ProgramFacts(program.table, excluded: excluded, endless: expansion.endless)
        var resolver = GraphResolver(expansion.files, names: names, facts)
        resolver.resolveAll()
        if let fewer = resolver.graph.filesWithoutUnofferedDefaults() {
            resolver = GraphResolver(fewer, names: names, facts)
            resolver.resolveAll()
        }
        if resolver.hasUnreachableBranch {
            let (resolved, conditions) = (resolver.graph.resolved, resolver.graph.conditions)
            resolver = GraphResolver(resolved, names: names, facts, conditions)
            resolver.resolveAll()
        }
        if !resolver.graph.conflicts.isEmpty {
            resolver.graph.alternatives = resolver.graph.otherChoices(names: names)
        }
        self.init(&resolver.graph)
    }
}

/// Turns written types into nodes and keys.
struct GraphResolver {
    var graph: GraphTables
    var slots = ProviderTable()
    /// By slot, the node that is requested and missing.
    var missing: [TypeID: NodeID] = [:]
    /// By symbol, the first property with that label in the type that is being resolved.
    var properties = SparseMap<Symbol, PropertyID>()
    /// True if some extension of `Optional` provides an optional type.
    var makesOptionals = false
    /// The bindings of the current type that have additional targets, each in another `#if` branch.
    var branched: [(binding: BindingID, targets: [NodeID])] = []

    /// - Parameters:
    ///   - resolved: The files with all names resolved.
    ///   - names: The resolver that resolved the names.
    ///   - facts: What is known of the program besides its files.
    ///   - conditions: The builds in which the nodes exist, if they are known from an equal graph.
    ///   - choice: Which of several providers fulfils a slot, and which of several declarations is a root.
    init(
        _ resolved: [FileSummary], names: NameResolver, _ facts: ProgramFacts,
        _ conditions: ProviderConditions? = nil, choosing choice: Int? = nil
    ) {
        self.init(GraphTables(resolved, names: names, facts), conditions, choosing: choice)
    }

    init(_ tables: GraphTables, _ conditions: ProviderConditions?, choosing choice: Int? = nil) {
        graph = tables
        addNodes()
        graph.conditions = conditions ?? graph.writtenConditions
        graph.choice = choice
        slots.end(choosing: choice ?? 0) { graph.conditions.clashing($0) }
        graph.conflicts = slots.conflicts(in: graph.types)
    }

    private mutating func addNodes() {
        // The order is fixed whatever the order of the files, so that ids, and everything derived from them, stay the
        // same.
        for declared in declaredTypes() {
            graph.declarations.append(declared.location)
            let node = graph.nodeTypes.append(declared.type)
            // Nothing but its own class makes a component.
            if graph.isComponent(declared.location) { continue }
            if graph.types[declared.type].isOptional { makesOptionals = true }
            let qualifier = qualifier(of: declared.location)
            var fulfilled = [graph.slot(of: declared.type, qualifier: qualifier)]
            if qualifier?.isEmpty == false { graph.ownSlots[node] = fulfilled[0] }
            if !graph.resolved[declared.location].additionalTypes.isEmpty {
                fulfilled += additionalSlots(graph.resolved[declared.location].additionalTypes, qualifier)
                noteAdditional(fulfilled, of: node)
            }
            slots.add(node, fulfilling: fulfilled)
        }
    }

    private func qualifier(of location: BindingGraph.DeclarationPlace) -> String? {
        graph.resolved[location].hasParticulars ? graph.resolved[location].particulars.qualifier : nil
    }

    private struct DeclaredType {
        var text: Symbol
        var type: TypeID
        var location: BindingGraph.DeclarationPlace
    }

    /// Returns all declared types in the order of their names. Types of one name are in the order of their locations.
    private mutating func declaredTypes() -> [DeclaredType] {
        var declared: [DeclaredType] = []
        for file in graph.resolved.indices {
            for index in graph.resolved[file].providers.indices {
                let location = BindingGraph.DeclarationPlace(file: file, index: index)
                let type = graph.types.intern(graph.resolved[location].type, in: &graph.symbols)
                declared.append(
                    DeclaredType(text: graph.orderingText(of: type), type: type, location: location))
            }
        }
        graph.symbols.withTexts { texts in
            declared.sort { one, other in
                one.text == other.text
                    ? graph.resolved[one.location].location < graph.resolved[other.location].location
                    : texts.isSorted(one.text, before: other.text)
            }
        }
        return declared
    }

    private mutating func additionalSlots(_ written: [TypeReference], _ qualifier: String?) -> [TypeID] {
        written.map { graph.slot(of: graph.types.intern($0.type, in: &graph.symbols), qualifier: qualifier) }
    }

    /// - Parameter fulfilled: The slots of the node, its own slot first.
    private mutating func noteAdditional(_ fulfilled: [TypeID], of node: NodeID) {
        for (index, slot) in fulfilled.dropFirst().enumerated() {
            graph.additionalSlots.append(.init(node: node, index: index, slot: slot))
        }
    }

    mutating func resolveAll() {
        for node in graph.declarations.indices { resolve(node) }
        endMissingNodes()
        linkOptionals()
        graph.rankKeys()
        graph.roots = graph.conditions.existing(graph.findRoots())
        graph.conditions.findMade(from: graph.roots, by: graph.made)
    }

    /// True if a property has a binding in a branch that excludes its owner.
    var hasUnreachableBranch: Bool {
        mutating get {
            if graph.branches.isEmpty { return false }
            return graph.declarations.indices.contains { owner in
                graph.conditions.made(owner) != .never
                    && graph.bindingRanges[owner].contains { binding in
                        guard graph.branches[binding] != nil,
                            case .instantiated(let target, _) = graph.bindings[binding].role
                        else { return false }
                        return !graph.conditions.mayMeet(owner, target)
                    }
            }
        }
    }

    private mutating func resolve(_ node: NodeID) {
        let location = graph.declarations[node]
        properties.clear()
        let first = graph.bindings.endIndex
        // By index, because a declaration has a dozen references to count, and a dependency has some.
        let providers = graph.resolved[location.file].providers
        let dependencies = providers[location.index].dependencies
        for index in dependencies.indices {
            let binding = binding(for: index, among: dependencies, of: node)
            let property = PropertyID(index)
            graph.bindings.append(binding)
            properties.reserve(graph.symbols.count)
            if properties[binding.label] == nil { properties[binding.label] = property }
            guard case .instantiated(let target, _) = binding.role else { continue }
            graph.made.append(target)
            graph.madeProperties.append(property)
        }
        if !branched.isEmpty { addBranches(first: first) }
        graph.bindingRanges.append(upTo: graph.bindings.endIndex)
        graph.made.endNode()
        bind(providers[location.index].arguments, to: dependencies, first: first)
        if providers[location.index].hasParticulars {
            let particulars = providers[location.index].particulars
            bindBranches(particulars.branches, of: node)
            // The code names this type, although nothing depends on it.
            if let owner = particulars.functionOwner { _ = graph.types.intern(owner, in: &graph.symbols) }
        }
    }

    /// Adds a binding for each further type that provides a property in another `#if` branch.
    private mutating func addBranches(first: BindingID) {
        for (binding, targets) in branched {
            guard case .instantiated(_, let mode) = graph.bindings[binding].role else { continue }
            graph.branches[binding] = binding
            let start = graph.bindings.endIndex
            for target in targets {
                var branch = graph.bindings[binding]
                branch.role = .instantiated(target, mode)
                let added = graph.bindings.append(branch)
                graph.branches[added] = binding
                graph.made.append(target)
                graph.madeProperties.append(PropertyID(added - first))
            }
            graph.furtherBranches[binding] = start..<graph.bindings.endIndex
        }
        branched.removeAll()
    }

    /// Missing nodes have no properties.
    private mutating func endMissingNodes() {
        while graph.bindingRanges.count < graph.nodeTypes.count {
            graph.bindingRanges.append(upTo: graph.bindings.endIndex)
            graph.argumentRanges.append(upTo: graph.arguments.endIndex)
            graph.made.endNode()
        }
    }
}

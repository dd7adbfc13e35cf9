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
struct GraphResolver {
    var graph: GraphTables
    var slots = SlotTable()
    /// By slot, the node that is asked for and missing.
    var missing: [TypeID: NodeID] = [:]
    /// By symbol, the first property of that label in the type that is being resolved.
    var numbers = Marks()
    /// Of the type that is being resolved, the bindings that further types make, each in another `#if` branch.
    var branched: [(binding: Int, targets: [NodeID])] = []

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

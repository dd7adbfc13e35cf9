import ArborGraph
import ArborModel
import ArborPlans

/// Decides the names in trees: those of the functions, and those of the locals that can't be named by their labels.
/// Each worker creates one planner for all its trees.
///
/// A local has its label as its name, unless another local of the type has the same name or it would hide a type or a
/// function. Such clashes are rare, and sparse sets of ids find them. Only the types with a clash have their names
/// stored.
struct NamePlanner {
    private var seen = SparseSet<NodeID>()
    private var isTypeSeen = SparseSet<TypeID>()
    /// The symbols of the names of types and functions of the tree.
    private var isReserved = SparseSet<Symbol>()
    /// The names of the tree's types, in the order of their first occurrence.
    private var typeNames: [Symbol] = []
    private var isLabel = SparseSet<Symbol>()
    private var isLocal = SparseSet<Symbol>()
    private var isOwn = SparseSet<Need>()
    private var isNamed = SparseSet<Need>()

    /// The numbers that are appended to the names of one type's locals.
    struct Locals: Sendable {
        var properties = Table<PropertyID, Int32>()
        /// The numbers of the needs that no property of the type has.
        var needs: [Need: Int32] = [:]
    }

    /// The names of one tree.
    struct Names: Sendable {
        /// The names of the functions, in the order of their indices. The names of the parts of bodies follow them.
        var functions = StringInterner()
        /// The names of the parts of scopes; `nil` if no function receives one.
        var scope: (symbols: ScopeNames, sendable: String)?
        /// The locals of nodes in which at least one local isn't named by its label alone.
        var locals: [NodeID: Locals] = [:]
        /// The aliases of the types whose names mean something else in the root's extension.
        var aliases: [Symbol: String] = [:]
    }

    mutating func tree(below roots: [NodeID], of graph: BindingGraph) -> Tree {
        Tree(roots: roots, of: graph, seen: &seen)
    }

    /// - Parameters:
    ///   - made: The nodes that have functions. A function's name has the index of its node.
    ///   - parts: The number of parts of one body that need names.
    ///   - hidden: The names that the code's place hides; `nil` at the top of the file.
    ///   - shared: The names of functions that the tree shares with others, and of their scopes.
    ///   - many: The functions that receive a scope. If there are some, the names of its parts follow all others.
    mutating func names(
        of tree: Tree, functions made: [NodeID], parts: Int, besides shared: StringInterner? = nil,
        many: ManyNeeds, hiding hidden: HiddenNames?,
        _ code: CodeNames, in validated: ValidatedGraph
    ) -> Names {
        let graph = validated.graph
        let hasScope = !many.nodes.isEmpty
        markNames(of: tree, code, in: graph)
        var names = Names()
        if let hidden { names.aliases = aliases(of: tree, hiding: hidden, code, in: graph) }
        names.functions = functionNames(
            made, others: Array(repeating: "part", count: parts) + (hasScope ? ScopeNames.requested : []),
            in: graph)
        if hasScope { names.scope = scopeNames(in: names.functions) }
        for function in names.functions.symbols {
            if let symbol = graph.symbols.find(names.functions[function]) { _ = isReserved.insert(symbol) }
        }
        let others = [names.functions, shared].compactMap(\.self)
        for node in tree.nodes {
            let needs = namedNeeds(of: node, many, in: validated)
            guard hasClash(node, needs, in: graph) else { continue }
            names.locals[node] = locals(of: node, needs, besides: others, in: graph)
        }
        return names
    }

    /// Marks the labels, and the names by which the tree's code refers to its types. A local with the name of a type
    /// would hide it.
    private mutating func markNames(of tree: Tree, _ code: CodeNames, in graph: BindingGraph) {
        isTypeSeen.reserve(graph.types.count)
        // A loop over key paths would be shorter, but the runtime is slow to create them.
        isReserved.reserve(graph.symbols.count)
        isLabel.reserve(graph.symbols.count)
        isLocal.reserve(graph.symbols.count)
        typeNames.removeAll(keepingCapacity: true)
        isTypeSeen.clear()
        isReserved.clear()
        isLabel.clear()
        for node in tree.nodes {
            markNames(of: graph.nodeTypes[node], code, in: graph)
            // The code calls the functions of these, although nothing has their types.
            graph.functionOwner(of: node)?.forEachName { name in
                if let symbol = graph.symbols.find(name) { mark(symbol, code, in: graph) }
            }
            for binding in graph.bindings[graph.bindings(of: node)] {
                markNames(of: binding.type, code, in: graph)
                _ = isLabel.insert(binding.label)
            }
        }
    }

    private mutating func markNames(of type: TypeID, _ code: CodeNames, in graph: BindingGraph) {
        guard isTypeSeen.insert(type) else { return }
        graph.types.forEachName(of: type) { mark($0, code, in: graph) }
    }

    private mutating func mark(_ symbol: Symbol, _ code: CodeNames, in graph: BindingGraph) {
        guard isReserved.insert(symbol) else { return }
        typeNames.append(symbol)
        guard graph.hasQualifiedNames else { return }
        // A local may hide the module's name as well.
        if let first = graph.symbols.find(String(code.spelling(of: symbol).first)) {
            _ = isReserved.insert(first)
        }
    }

    /// Creates aliases outside the root for the names that its members hide or may hide.
    private func aliases(
        of tree: Tree, hiding hidden: HiddenNames, _ code: CodeNames, in graph: BindingGraph
    ) -> [Symbol: String] {
        let root = tree.roots[0]
        if let implementation = graph.implementation(of: root) {
            // The types of its protocol are seen as in the protocol itself, but its functions hide others from calls.
            let functions = Set(implementation.entryPoints.map(\.function.plainName))
            let hidden = typeNames.filter {
                functions.contains(String(code.spelling(of: $0).first).plainName)
            }
            return Dictionary(hidden.map { ($0, code.topLevelName(of: $0)) }) { first, _ in first }
        }
        let labels = Set(graph.bindings[graph.bindings(of: root)].map { graph.symbols[$0.label] })
        if labels.isEmpty && hidden.isNothing { return [:] }
        let byParameters = hidden.hiddenByParameters(
            tree.nodes.lazy.filter { graph.isDeclared($0) }.compactMap {
                graph.symbols.find(graph.name(of: $0)).map { String(code.spelling(of: $0).first) }
            })
        var aliases: [Symbol: String] = [:]
        for symbol in typeNames {
            let first = code.spelling(of: symbol).first
            guard
                labels.contains(String(first)) || hidden.mayHide(first)
                    || byParameters.contains(String(first)) && graph.mayNameType(graph.symbols[symbol])
            else { continue }
            aliases[symbol] = code.topLevelName(of: symbol)
        }
        return aliases
    }

    /// The names of scopes are the last ones.
    private func scopeNames(in functions: StringInterner) -> (symbols: ScopeNames, sendable: String) {
        let names = ScopeNames(first: Symbol(functions.symbols.count - ScopeNames.requested.count))
        return (names, functions[names.sendable])
    }

    private func functionNames(_ nodes: [NodeID], others: [String], in graph: BindingGraph) -> StringInterner
    {
        var names = StringInterner()
        var table = NameTable { name in
            let symbol = graph.symbols.find(name)
            if let symbol, isReserved.contains(symbol) || isLabel.contains(symbol) { return false }
            let known = names.symbols.upperBound
            return names.intern(name) == known
        }
        for node in nodes {
            let type = graph.shownText(of: graph.nodeTypes[node])
            let plain = type.hasPrefix("any ") ? String(type.dropFirst("any ".count)) : type
            _ = table.number(for: "make" + plain.identifier)
        }
        for name in others { _ = table.number(for: name) }
        return names
    }
}

// MARK: Locals

extension NamePlanner {
    /// Returns the needs that have a local. A function that receives a scope reads only some of the values in it: its
    /// own, and those that the other functions and initializers take that it calls.
    private mutating func namedNeeds(of node: NodeID, _ many: ManyNeeds, in validated: ValidatedGraph)
        -> ArraySlice<Need>
    {
        let (graph, needs) = (validated.graph, validated.scopes.needs(of: node))
        guard many.takesScope(node) else { return needs }
        isNamed.reserve(2 * graph.keyCount)
        isNamed.clear()
        for binding in graph.bindings[graph.bindings(of: node)] {
            guard case .instantiated(let target, _) = binding.role, !many.takesScope(target) else { continue }
            for need in validated.scopes.needs(of: target) { _ = isNamed.insert(need) }
        }
        return needs.filter { isNamed.contains($0) || !many.isHanded($0) }[...]
    }

    private mutating func hasClash(_ node: NodeID, _ needs: ArraySlice<Need>, in graph: BindingGraph) -> Bool
    {
        isLocal.clear()
        if !needs.isEmpty { markOwnNeeds(of: node, in: graph) }
        let bindings = graph.bindings(of: node)
        for binding in bindings where graph.branchedProperty(of: binding) ?? binding == binding {
            if !claim(graph.bindings[binding].label) { return true }
        }
        for need in needs where !isOwn.contains(need) && !claim(graph.label(of: need.key)) {
            return true
        }
        return false
    }

    private mutating func markOwnNeeds(of node: NodeID, in graph: BindingGraph) {
        isOwn.reserve(2 * graph.keyCount)
        isOwn.clear()
        for binding in graph.bindings[graph.bindings(of: node)] {
            if let need = binding.role.takenNeed { _ = isOwn.insert(need) }
        }
    }

    private mutating func claim(_ label: Symbol) -> Bool {
        !isReserved.contains(label) && isLocal.insert(label)
    }

    private func locals(
        of node: NodeID, _ needs: ArraySlice<Need>, besides others: [StringInterner], in graph: BindingGraph
    ) -> Locals {
        var taken: Set<String> = []
        var table = NameTable { name in
            let isHiding =
                others.contains { $0.find(name) != nil }
                || graph.symbols.find(name).map { isReserved.contains($0) } ?? false
            return !isHiding && taken.insert(name).inserted
        }
        var locals = Locals()
        var own: Set<Need> = []
        for binding in graph.bindings[graph.bindings(of: node)] {
            locals.properties.append(table.number(for: graph.symbols[binding.label]))
            if let need = binding.role.takenNeed { own.insert(need) }
        }
        for need in graph.inNamedOrder(needs) where !own.contains(need) {
            locals.needs[need] = table.number(for: graph.symbols[graph.label(of: need.key)])
        }
        return locals
    }
}

extension BindingGraph {
    /// Sorts by label and type, so that no name depends on unrelated types.
    func inNamedOrder(_ needs: ArraySlice<Need>) -> [Need] {
        var needs = Array(needs)
        needs.sort { (keyRanks[$0.key], $0) < (keyRanks[$1.key], $1) }
        return needs
    }
}

extension String {
    /// The type's name as part of an identifier. For `Outer.Box<[Int]>` it is `OuterBoxInt`.
    var identifier: String {
        let isPlain = utf8.allSatisfy {
            switch $0 {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        return isPlain ? self : nameLetters
    }
}

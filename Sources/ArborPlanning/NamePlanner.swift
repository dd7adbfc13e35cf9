import ArborGraph
import ArborModel

/// Decides the names of trees: of the functions, and of the locals where a label won't do. One is made by each worker,
/// for all its trees.
///
/// A label is a local's name unless another local of the type has it, or it would hide a type or a function. Nearly
/// always none does, and that is found by marks on numbers; only types with such a clash have their names kept.
struct NamePlanner {
    private var seen = SparseSet<NodeID>()
    private var isTypeSeen = SparseSet<TypeID>()
    /// By symbol: names of types, and functions, of the tree.
    private var isReserved = SparseSet<Symbol>()
    /// The names of types of the tree, in the order in which they come first.
    private var typeNames: [Symbol] = []
    private var isLabel = SparseSet<Symbol>()
    private var isLocal = SparseSet<Symbol>()
    private var isOwn = SparseSet<Need>()

    /// The numbers behind the names of one type's locals.
    struct Locals: Sendable {
        var properties = Table<PropertyID, Int32>()
        /// Of the needs that no property of the type bears.
        var needs: [Need: Int32] = [:]
    }

    /// The names of one tree.
    struct Names: Sendable {
        /// The names of the functions, each by its number, and behind them those of the parts of bodies.
        var functions = StringInterner()
        /// Of those nodes only of whose locals one is not named by its label alone.
        var locals: [NodeID: Locals] = [:]
        /// Names of types that mean something else in the root's extension, and the aliases that stand for them.
        var aliases: [Symbol: String] = [:]
    }

    mutating func tree(below root: NodeID, of graph: BindingGraph) -> Tree {
        Tree(root: root, of: graph, seen: &seen)
    }

    /// - Parameters:
    ///   - made: the nodes that have functions; each is named by its place in this.
    ///   - parts: how many of one body need names.
    mutating func names(
        of tree: Tree, functions made: [NodeID], parts: Int, hiding hidden: HiddenNames, _ code: CodeNames,
        in validated: ValidatedGraph
    ) -> Names {
        let graph = validated.graph
        markNames(of: tree, code, in: graph)
        var names = Names()
        names.aliases = aliases(of: tree, hiding: hidden, code, in: graph)
        names.functions = functionNames(made, parts: parts, in: graph)
        for function in names.functions.symbols {
            if let symbol = graph.symbols.find(names.functions[function]) { _ = isReserved.insert(symbol) }
        }
        for node in tree.nodes where hasClash(node, in: validated) {
            names.locals[node] = locals(of: node, functions: names.functions, in: validated)
        }
        return names
    }

    /// Marks the names by which the tree's code calls its types, since a local of the same name would hide the type,
    /// and the labels.
    private mutating func markNames(of tree: Tree, _ code: CodeNames, in graph: BindingGraph) {
        isTypeSeen.reserve(graph.types.count)
        // A loop over key paths would be shorter, but the runtime is slow to make them.
        isReserved.reserve(graph.symbols.count)
        isLabel.reserve(graph.symbols.count)
        isLocal.reserve(graph.symbols.count)
        typeNames.removeAll(keepingCapacity: true)
        isTypeSeen.clear()
        isReserved.clear()
        isLabel.clear()
        for node in tree.nodes {
            markNames(of: graph.nodeTypes[node], code, in: graph)
            for binding in graph.bindings[graph.bindings(of: node)] {
                markNames(of: binding.type, code, in: graph)
                _ = isLabel.insert(binding.label)
            }
        }
    }

    private mutating func markNames(of type: TypeID, _ code: CodeNames, in graph: BindingGraph) {
        guard isTypeSeen.insert(type) else { return }
        graph.types.forEachName(of: type) { symbol in
            guard isReserved.insert(symbol) else { return }
            typeNames.append(symbol)
            guard graph.hasQualifiedNames else { return }
            // A local may hide the module's name as well.
            if let first = graph.symbols.find(String(code.spelling(of: symbol).first)) {
                _ = isReserved.insert(first)
            }
        }
    }

    /// What the root's members hide, or may hide, is called by an alias, which stands outside.
    private func aliases(
        of tree: Tree, hiding hidden: HiddenNames, _ code: CodeNames, in graph: BindingGraph
    ) -> [Symbol: String] {
        let labels = Set(graph.bindings[graph.bindings(of: tree.root)].map { graph.symbols[$0.label] })
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
                    || byParameters.contains(String(first))
            else { continue }
            aliases[symbol] = code.topLevelName(of: symbol)
        }
        return aliases
    }

    private func functionNames(_ nodes: [NodeID], parts: Int, in graph: BindingGraph) -> StringInterner {
        var names = StringInterner()
        var table = NameTable { name in
            let symbol = graph.symbols.find(name)
            if let symbol, isReserved.contains(symbol) || isLabel.contains(symbol) { return false }
            let known = names.symbols.upperBound
            return names.intern(name) == known
        }
        for node in nodes {
            let type = graph.shownText(of: graph.nodeTypes[node])
            _ = table.number(for: "make" + type.identifier)
        }
        for _ in 0..<parts { _ = table.number(for: "part") }
        return names
    }
}

// MARK: Locals

extension NamePlanner {
    private mutating func hasClash(_ node: NodeID, in validated: ValidatedGraph) -> Bool {
        let graph = validated.graph
        let needs = validated.scopes.needs(of: node)
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

    private func locals(of node: NodeID, functions: StringInterner, in validated: ValidatedGraph) -> Locals {
        let graph = validated.graph
        var taken: Set<String> = []
        var table = NameTable { name in
            let isHiding =
                functions.find(name) != nil
                || graph.symbols.find(name).map { isReserved.contains($0) } ?? false
            return !isHiding && taken.insert(name).inserted
        }
        var locals = Locals()
        var own: Set<Need> = []
        for binding in graph.bindings[graph.bindings(of: node)] {
            locals.properties.append(table.number(for: graph.symbols[binding.label]))
            if let need = binding.role.takenNeed { own.insert(need) }
        }
        for need in graph.inNamedOrder(validated.scopes.needs(of: node)) where !own.contains(need) {
            locals.needs[need] = table.number(for: graph.symbols[graph.label(of: need.key)])
        }
        return locals
    }
}

extension BindingGraph {
    /// By label and type, so that no name depends on types that have nothing to do with it.
    func inNamedOrder(_ needs: ArraySlice<Need>) -> [Need] {
        needs.sorted {
            (keyRanks[$0.key], $0) < (keyRanks[$1.key], $1)
        }
    }
}

extension String {
    /// The type's name as part of an identifier: `Outer.Box<[Int]>` is `OuterBoxInt`.
    var identifier: String {
        let isPlain = utf8.allSatisfy {
            switch $0 {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        return isPlain ? self : String(filter { $0.isLetter || $0.isNumber || $0 == "_" })
    }
}

import ArborModel

/// Which node fulfils which type. A slot is a type in normal form.
struct SlotTable {
    /// By slot, the first provider; -1 where there is none.
    private var providers: [Int32] = []
    /// All providers of the slots that have several.
    private var conflicting: [TypeID: [NodeID]] = [:]
    /// All providers of the slots whose providers are never compiled together.
    private var branches: [TypeID: [NodeID]] = [:]
    /// Names that have types nested in them; only these are tried as prefixes of a written name.
    private var enclosing: Set<String> = []
    /// The qualified names of nested types that are no slots: nothing makes them, but a written name may mean them.
    private var nested: Set<String> = []
    /// By symbol: the last components of all nested types' names. A type that begins otherwise is none of them.
    private var isNested = Marks()
    /// What types are seen as from inside which names, once for all properties that name them; `nil` while slots are
    /// still added.
    private var seen: [Place: TypeID]?

    private struct Place: Hashable {
        var type: TypeID
        var scope: String
    }

    mutating func add(_ node: NodeID, fulfilling slots: some Sequence<TypeID>) {
        for slot in slots {
            while providers.count <= Int(slot) { providers.append(-1) }
            let first = Int(providers[Int(slot)])
            if first < 0 {
                providers[Int(slot)] = Int32(node)
            } else if first != node, conflicting[slot]?.last != node {
                conflicting[slot, default: [first]].append(node)
            }
        }
    }

    /// Notes the qualified name of a type, if it is in other types.
    mutating func add(nested name: String, isSlot: Bool, _ symbols: inout SymbolTable) {
        guard let dot = name.lastDot else { return }
        let last = symbols.intern(String(name[name.index(after: dot)...]))
        isNested.reserve(symbols.count)
        _ = isNested.insert(last)
        if !isSlot { nested.insert(name) }
        var prefix = name[...]
        while let dot = prefix.lastDot {
            prefix = prefix[..<dot]
            // What is around a name that is known is known.
            guard enclosing.insert(String(prefix)).inserted else { return }
        }
    }

    /// True of a name that types are nested in, and so of no module's.
    func isEnclosing(_ name: String) -> Bool { enclosing.contains(name) }

    private func mayBeNested(_ type: TypeID, in types: TypeTable) -> Bool {
        var may = false
        types.forEachName(of: type) { may = may || isNested.holds($0) }
        return may
    }

    /// The first provider of a slot; where there are more, the conflict is reported by a rule.
    func provider(of slot: TypeID) -> NodeID? {
        Int(slot) < providers.count && providers[Int(slot)] >= 0 ? Int(providers[Int(slot)]) : nil
    }

    /// The slots with several providers, in the order of their names.
    func conflicts(in types: TypeTable) -> [BindingGraph.Conflict] {
        conflicting.map { BindingGraph.Conflict(slot: types[$0.key], providers: $0.value) }
            .sorted { $0.slot.description < $1.slot.description }
    }

    /// The providers of a slot of which each build has one at most; empty where there is one only.
    func branches(of slot: TypeID) -> [NodeID] { branches.isEmpty ? [] : branches[slot] ?? [] }

    /// No slot is added any more.
    ///
    /// - Parameter conditions: those of the `#if` branches around a node's declaration.
    mutating func end(conditions: (NodeID) -> [String]) {
        seen = [:]
        for (slot, nodes) in conflicting {
            let all = nodes.map(conditions)
            // What is always there leaves no room for another.
            if all.contains([]) { continue }
            let parsed = all.map(BranchConditions.init)
            let clashing = nodes.indices.filter { one in
                nodes.indices.contains { $0 != one && !parsed[one].excludes(parsed[$0]) }
            }
            conflicting[slot] = clashing.isEmpty ? nil : clashing.map { nodes[$0] }
            if clashing.isEmpty { branches[slot] = nodes }
        }
    }

    /// The type as seen from inside the `scopes` around it, as `scopes(of:)` gives them: `X` written in `A.B` is
    /// `A.B.X`, else `A.X`, else `X`, whichever is a slot first. Names that are no slots stay as written.
    mutating func resolve(_ type: TypeID, inside scopes: [String], _ graph: inout GraphTables) -> TypeID {
        guard let innermost = scopes.first, mayBeNested(type, in: graph.types) else { return type }
        let place = Place(type: type, scope: innermost)
        if let known = seen?[place] { return known }
        let written = graph.types[type]
        let resolved = written.mapNames { written in
            guard written.isNominal else { return nil }
            return scopes.lazy.map { written.nested(in: $0) }.first { isSlot($0, &graph) }
        }
        let result = resolved == written ? type : graph.types.intern(resolved, in: &graph.symbols)
        seen?[place] = result
        return result
    }

    private func isSlot(_ type: TypeExpression, _ graph: inout GraphTables) -> Bool {
        if let name = type.qualifiedName, nested.contains(name) { return true }
        return provider(of: graph.internNormal(type)) != nil
    }

    /// `A.B`, `A` for `A.B`, those only that have types in them.
    func scopes(of name: String) -> [String] {
        guard !enclosing.isEmpty else { return [] }
        var scopes: [String] = []
        var scope = name[...]
        while true {
            if enclosing.contains(String(scope)) { scopes.append(String(scope)) }
            guard let dot = scope.lastDot else { return scopes }
            scope = scope[..<dot]
        }
    }
}

extension TypeExpression {
    /// Without generic arguments; `nil` of what is more than a name.
    fileprivate var qualifiedName: String? {
        switch self {
        case .named(let name, _): name
        case .member(let parent, let name, _): parent.qualifiedName.map { $0 + "." + name }
        default: nil
        }
    }

    /// `B.C` in `A` is `A.B.C`.
    fileprivate func nested(in scope: String) -> TypeExpression {
        switch self {
        case .named(let name, let arguments): .member(TypeExpression(parsing: scope), name, arguments)
        case .member(let parent, let name, let arguments): .member(parent.nested(in: scope), name, arguments)
        default: self
        }
    }
}

import ArborModel

/// Which node fulfils which type. A slot is a type in normal form.
struct SlotTable {
    /// By slot, the first provider; -1 where there is none.
    private var providers: [Int32] = []
    /// All providers of the slots that have several.
    private var conflicting: [TypeID: [NodeID]] = [:]
    /// Names that have annotated types nested in them; only these are tried as prefixes of a written name.
    private var enclosing: Set<String> = []
    /// What types are seen as from inside which names, once for all properties that name them; `nil` while slots are
    /// still added.
    private var seen: [Place: TypeID]?

    private struct Place: Hashable {
        var type: TypeID
        var scope: String
    }

    mutating func add(_ node: NodeID, fulfilling slots: some Sequence<TypeID>, named name: String) {
        for slot in slots {
            while providers.count <= Int(slot) { providers.append(-1) }
            let first = Int(providers[Int(slot)])
            if first < 0 {
                providers[Int(slot)] = Int32(node)
            } else if first != node, conflicting[slot]?.last != node {
                conflicting[slot, default: [first]].append(node)
            }
        }
        guard name.utf8.contains(UInt8(ascii: ".")) else { return }
        var prefix = name[...]
        while let dot = prefix.lastIndex(of: ".") {
            prefix = prefix[..<dot]
            // What is around a name that is known is known.
            guard enclosing.insert(String(prefix)).inserted else { return }
        }
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

    /// No slot is added any more.
    mutating func end() { seen = [:] }

    /// The type as seen from inside the `scopes` around it, as `scopes(of:)` gives them: `X` written in `A.B` is
    /// `A.B.X`, else `A.X`, else `X`, whichever is a slot first. Names that are no slots stay as written.
    mutating func resolve(_ type: TypeID, inside scopes: [String], _ graph: inout GraphTables) -> TypeID {
        guard let innermost = scopes.first else { return type }
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
        let number = graph.types.intern(type, in: &graph.symbols)
        return provider(of: graph.types.normal(of: number)) != nil
    }

    /// `A.B`, `A` for `A.B`, those only that have annotated types in them.
    func scopes(of name: String) -> [String] {
        guard !enclosing.isEmpty else { return [] }
        var scopes: [String] = []
        var scope = name[...]
        while true {
            if enclosing.contains(String(scope)) { scopes.append(String(scope)) }
            guard let dot = scope.lastIndex(of: ".") else { return scopes }
            scope = scope[..<dot]
        }
    }
}

extension TypeExpression {
    /// `B.C` in `A` is `A.B.C`.
    fileprivate func nested(in scope: String) -> TypeExpression {
        switch self {
        case .named(let name, let arguments): .member(TypeExpression(parsing: scope), name, arguments)
        case .member(let parent, let name, let arguments): .member(parent.nested(in: scope), name, arguments)
        default: self
        }
    }
}

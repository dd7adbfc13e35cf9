import ArborModel

/// Which node fulfils which type. A slot is a type in normal form.
struct SlotTable {
    private var providers: [TypeExpression: [NodeID]] = [:]
    /// Names that have annotated types nested in them; only these are tried as prefixes of a written name.
    private var enclosing: Set<String> = []

    mutating func add(_ node: NodeID, fulfilling types: [TypeExpression], named name: String) {
        for slot in Set(types.map(\.normal)) { providers[slot, default: []].append(node) }
        var prefix = name[...]
        while let dot = prefix.lastIndex(of: ".") {
            prefix = prefix[..<dot]
            enclosing.insert(String(prefix))
        }
    }

    /// The first provider of a slot; where there are more, the conflict is reported by a rule.
    func provider(of slot: TypeExpression) -> NodeID? { providers[slot]?.first }

    /// The slots with several providers, in the order of their names.
    var conflicts: [BindingGraph.Conflict] {
        providers.filter { $0.value.count > 1 }
            .map { BindingGraph.Conflict(slot: $0.key, providers: $0.value) }
            .sorted { $0.slot.description < $1.slot.description }
    }

    /// The type as seen from inside the type called `name`: `X` written in `A.B` is `A.B.X`, else `A.X`, else `X`,
    /// whichever is a slot first. Names that are no slots stay as written.
    func resolve(_ type: TypeExpression, inside name: String) -> TypeExpression {
        guard !enclosing.isEmpty else { return type }
        let scopes = scopes(of: name)
        guard !scopes.isEmpty else { return type }
        return type.mapNames { written in
            guard written.isNominal else { return nil }
            return scopes.lazy.map { written.nested(in: $0) }.first { providers[$0.normal] != nil }
        }
    }

    /// `A.B`, `A` for `A.B`, those only that have annotated types in them.
    private func scopes(of name: String) -> [String] {
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

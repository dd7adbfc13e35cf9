import ArborModel

/// The meanings of type aliases, in which no other alias is left.
///
/// Each alias is expanded once, after those in its type, because `typealias B = (A, A)` doubles what `A` means. An alias
/// that contains itself is no Swift, and one that means an enormous type can't be handled. Both stay names.
struct AliasExpansion {
    /// The meanings, by alias.
    private(set) var expanded: [TypeExpression: TypeExpression] = [:]
    private let written: [TypeExpression: TypeExpression]
    /// For each alias, the number of aliases in its type that aren't expanded yet.
    private var pending: [TypeExpression: Int] = [:]
    /// For each alias, those with it in their types.
    private var users: [TypeExpression: [TypeExpression]] = [:]

    /// The greatest number of types in one, and their greatest depth. No type in practice is larger.
    private static let most = (count: 1_000, depth: 100)

    /// Expands aliases.
    ///
    /// - Parameter written: The types of the aliases as they are written.
    init(_ written: [TypeExpression: TypeExpression]) {
        self.written = written
        var ready: [TypeExpression] = []
        for alias in written.keys {
            let names = names(in: alias)
            pending[alias] = names.count
            for name in names { users[name, default: []].append(alias) }
            if names.isEmpty { ready.append(alias) }
        }
        while let alias = ready.popLast() {
            expand(alias)
            for user in users[alias] ?? [] {
                pending[user, default: 0] -= 1
                if pending[user] == 0 { ready.append(user) }
            }
        }
    }

    /// Returns the aliases in an alias's type.
    private func names(in alias: TypeExpression) -> Set<TypeExpression> {
        var names: Set<TypeExpression> = []
        _ = written[alias]?.mapNames { name in
            if written[name] == nil { return nil }
            names.insert(name)
            return name
        }
        return names
    }

    private mutating func expand(_ alias: TypeExpression) {
        guard let meaning = written[alias]?.mapNames({ expanded[$0] }) else { return }
        let extent = meaning.extent
        if extent.count <= Self.most.count, extent.depth <= Self.most.depth { expanded[alias] = meaning }
    }
}

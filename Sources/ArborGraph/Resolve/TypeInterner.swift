import ArborModel

/// Type expressions by their ids, with what is asked of them again and again.
package struct TypeInterner: Sendable {
    private struct Entry {
        var expression: TypeExpression
        /// The type as Swift source.
        var text: Symbol
        /// The names that are looked up from where the type stands; empty of a plain name.
        var names: [Symbol] = []
        /// `expression.normal`; what slots and keys are compared by.
        var normal: TypeID
        /// Without `?` and such around it.
        var bare: TypeID
        /// As a `let` may have it.
        var spelling: TypeID
    }

    private var entries = Table<TypeID, Entry>()
    /// Of a symbol, the type of that plain name. Most types are plain names.
    private var plain = Table<Symbol, TypeID?>()
    private var others: [TypeExpression: TypeID] = [:]

    package var count: Int { entries.count }

    package var indices: Range<TypeID> { entries.indices }

    package subscript(type: TypeID) -> TypeExpression { entries[type].expression }
    package func text(of type: TypeID) -> Symbol { entries[type].text }
    package func normal(of type: TypeID) -> TypeID { entries[type].normal }
    package func bare(of type: TypeID) -> TypeID { entries[type].bare }
    package func spelling(of type: TypeID) -> TypeID { entries[type].spelling }

    /// The names that are looked up from where the type stands: `A` and `C` of `A.B<C>`.
    package func forEachName(of type: TypeID, _ visit: (Symbol) -> Void) {
        if entries[type].names.isEmpty { return visit(entries[type].text) }
        for name in entries[type].names { visit(name) }
    }

    mutating func intern(_ type: TypeExpression, in symbols: inout StringInterner) -> TypeID {
        if case .named(let name, let arguments) = type, arguments.isEmpty {
            return intern(type, named: symbols.intern(name), in: &symbols)
        }
        if let known = others[type] { return known }
        let id = add(type, text: symbols.intern(type.description), in: &symbols)
        others[type] = id
        type.forEachName { entries[id].names.append(symbols.intern($0)) }
        entries[id].normal = intern(type.normal, unless: type, id, in: &symbols)
        entries[id].bare = intern(type.bare, unless: type, id, in: &symbols)
        entries[id].spelling = intern(type.withoutEscaping, unless: type, id, in: &symbols)
        return id
    }

    private mutating func intern(
        _ derived: TypeExpression, unless type: TypeExpression, _ id: TypeID,
        in symbols: inout StringInterner
    ) -> TypeID {
        derived == type ? id : intern(derived, in: &symbols)
    }

    /// A plain name is its own normal form, but for `Void`, and its own spelling.
    private mutating func intern(
        _ type: TypeExpression, named symbol: Symbol, in symbols: inout StringInterner
    ) -> TypeID {
        plain.extend(to: symbol, with: nil)
        if let known = plain[symbol] { return known }
        let id = add(type, text: symbol, in: &symbols)
        plain[symbol] = id
        if symbols.length(of: symbol) == 4 {
            entries[id].normal = intern(type.normal, unless: type, id, in: &symbols)
        }
        return id
    }

    private mutating func add(
        _ type: TypeExpression, text: Symbol, in symbols: inout StringInterner
    ) -> TypeID {
        let id = entries.endIndex
        entries.append(
            Entry(expression: type, text: text, normal: id, bare: id, spelling: id))
        return id
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

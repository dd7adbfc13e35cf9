import ArborModel

/// Type expressions by their ids, with the derived values that are often needed.
package struct TypeInterner: Sendable {
    private struct Entry {
        var expression: TypeExpression
        /// The type as Swift source.
        var text: Symbol
        /// The names that are looked up at the location of the type. Empty for a plain name.
        var names: [Symbol] = []
        /// `expression.normal`. Slots and keys are compared by it.
        var normal: TypeID
        /// The type without `?` and similar wrappers.
        var bare: TypeID
        /// The type as it may be written in a `let`.
        var spelling: TypeID
    }

    private var entries = Table<TypeID, Entry>()
    /// By symbol, the type of that plain name. Most types are plain names.
    private var plain = Table<Symbol, TypeID?>()
    private var others: [TypeExpression: TypeID] = [:]

    package var count: Int { entries.count }

    package var indices: Range<TypeID> { entries.indices }

    package subscript(type: TypeID) -> TypeExpression { entries[type].expression }
    package func text(of type: TypeID) -> Symbol { entries[type].text }
    package func normal(of type: TypeID) -> TypeID { entries[type].normal }
    package func bare(of type: TypeID) -> TypeID { entries[type].bare }
    package func spelling(of type: TypeID) -> TypeID { entries[type].spelling }

    /// Visits the names that are looked up at the location of the type: `A` and `C` for `A.B<C>`.
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

    /// A plain name is its own spelling and, except for `Void`, its own normal form.
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
    /// The type as it may be written in a `let`: no `@escaping`, and `T?` for `T!`.
    fileprivate var withoutEscaping: TypeExpression {
        switch self {
        case .implicitlyUnwrapped(let wrapped): .optional(wrapped)
        case .attributed(let words, let base):
            words == ["@escaping"] ? base : .attributed(words.filter { $0 != "@escaping" }, base)
        default: self
        }
    }
}

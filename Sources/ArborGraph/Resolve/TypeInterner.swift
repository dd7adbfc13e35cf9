import ArborModel

/// A type's number in its graph.
package typealias TypeID = Int32

/// Type expressions by number, with what is asked of them again and again.
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

    private var entries: [Entry] = []
    /// Of a symbol, the type of that plain name; -1 where there is none. Most types are plain names.
    private var plain: [TypeID] = []
    private var others: [TypeExpression: TypeID] = [:]

    package var count: Int { entries.count }

    package subscript(type: TypeID) -> TypeExpression { entries[Int(type)].expression }
    package func text(of type: TypeID) -> Symbol { entries[Int(type)].text }
    package func normal(of type: TypeID) -> TypeID { entries[Int(type)].normal }
    package func bare(of type: TypeID) -> TypeID { entries[Int(type)].bare }
    package func spelling(of type: TypeID) -> TypeID { entries[Int(type)].spelling }

    /// The names that are looked up from where the type stands: `A` and `C` of `A.B<C>`.
    package func forEachName(of type: TypeID, _ visit: (Symbol) -> Void) {
        if entries[Int(type)].names.isEmpty { return visit(entries[Int(type)].text) }
        for name in entries[Int(type)].names { visit(name) }
    }

    mutating func intern(_ type: TypeExpression, in symbols: inout StringInterner) -> TypeID {
        if case .named(let name, let arguments) = type, arguments.isEmpty {
            return intern(type, named: symbols.intern(name), in: &symbols)
        }
        if let number = others[type] { return number }
        let number = add(type, text: symbols.intern(type.description), in: &symbols)
        others[type] = number
        type.forEachName { entries[Int(number)].names.append(symbols.intern($0)) }
        entries[Int(number)].normal = intern(type.normal, unless: type, number, in: &symbols)
        entries[Int(number)].bare = intern(type.bare, unless: type, number, in: &symbols)
        entries[Int(number)].spelling = intern(type.withoutEscaping, unless: type, number, in: &symbols)
        return number
    }

    private mutating func intern(
        _ derived: TypeExpression, unless type: TypeExpression, _ number: TypeID,
        in symbols: inout StringInterner
    ) -> TypeID {
        derived == type ? number : intern(derived, in: &symbols)
    }

    /// A plain name is its own normal form, but for `Void`, and its own spelling.
    private mutating func intern(
        _ type: TypeExpression, named symbol: Symbol, in symbols: inout StringInterner
    ) -> TypeID {
        while plain.count <= Int(symbol) { plain.append(-1) }
        if plain[Int(symbol)] >= 0 { return plain[Int(symbol)] }
        let number = add(type, text: symbol, in: &symbols)
        plain[Int(symbol)] = number
        if symbols.length(of: symbol) == 4 {
            entries[Int(number)].normal = intern(type.normal, unless: type, number, in: &symbols)
        }
        return number
    }

    private mutating func add(
        _ type: TypeExpression, text: Symbol, in symbols: inout StringInterner
    ) -> TypeID {
        let number = TypeID(entries.count)
        entries.append(
            Entry(expression: type, text: text, normal: number, bare: number, spelling: number))
        return number
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

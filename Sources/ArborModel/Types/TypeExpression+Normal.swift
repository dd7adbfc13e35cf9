extension TypeExpression {
    /// One spelling for all spellings of a type: what keys and slots are compared by.
    ///
    /// `Optional<T>` is `T?`, `Array<T>` is `[T]`, `Dictionary<K, V>` is `[K: V]`, `Void` is `()`, `T!` is `T?`,
    /// `any P` is `P`, a composition's members are a set, `@escaping` says nothing about the type.
    public var normal: TypeExpression {
        switch self {
        case .named("Void", []): .void
        case .member(.named("Swift", []), let name, let arguments):
            TypeExpression.named(name, arguments).normal
        case .named(let name, let arguments): Self.sugared(name, arguments.map(\.normal))
        case .member(let parent, let name, let arguments):
            .member(parent.normal, name, arguments.map(\.normal))
        case .composition(let members): Self.set(of: members.map(\.normal))
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): .optional(wrapped.normal)
        case .prefixed("any", let base): base.normal
        case .prefixed(let word, let base): .prefixed(word, base.normal)
        case .attributed(let words, let base):
            Self.attributed(words.filter { $0 != "@escaping" }, base.normal).flat
        case .array(let element): .array(element.normal)
        case .dictionary(let key, let value): .dictionary(key.normal, value.normal)
        case .tuple(let elements): .tuple(elements.map(\.normal))
        case .function(let parameters, let effects, let returns):
            .function(parameters.map(\.normal), effects: effects, returns: returns.normal)
        case .unknown: self
        }
    }

    private static func sugared(_ name: String, _ arguments: [TypeExpression]) -> TypeExpression {
        switch (name, arguments.count) {
        case ("Optional", 1): .optional(arguments[0])
        case ("Array", 1): .array(arguments[0])
        case ("Dictionary", 2): .dictionary(arguments[0], arguments[1])
        default: .named(name, arguments)
        }
    }

    private static func set(of members: [TypeExpression]) -> TypeExpression {
        let sorted = Set(members).sorted { $0.description < $1.description }
        return sorted.count == 1 ? sorted[0] : .composition(sorted)
    }

    private var flat: TypeExpression {
        if case .attributed([], let base) = self { base } else { self }
    }
}

extension TypeExpression.Element {
    fileprivate var normal: Self { Self(label: label, type: type.normal, isVariadic: isVariadic) }
}

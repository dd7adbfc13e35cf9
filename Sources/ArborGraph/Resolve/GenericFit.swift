import ArborModel

/// Finds the types that stand for generic parameters.
struct GenericFit {
    let parameters: Set<String>
    private(set) var arguments: [String: TypeExpression] = [:]

    init(parameters: Set<String>) { self.parameters = parameters }

    /// Returns the pattern with a type's arguments in place of its own; `nil` if they don't fit.
    ///
    /// A part of the pattern without arguments accepts any arguments. Such a part is the type that an extension
    /// extends.
    mutating func filled(_ pattern: TypeExpression, by type: TypeExpression) -> TypeExpression? {
        switch (pattern, type) {
        case (.named(let name, let own), .named(_, let given)):
            return bind(own, to: given) ? .named(name, given) : nil
        case (.member(let parent, let name, let own), .member(let outer, _, let given)):
            guard let around = filled(parent, by: outer) else { return nil }
            return bind(own, to: given) ? .member(around, name, given) : nil
        case (.member(let parent, let name, let own), .named(_, let given)):
            // Inside the enclosing types, their names can be omitted.
            return bind(own, to: given) ? .member(parent, name, given) : nil
        default: return nil
        }
    }

    private mutating func bind(_ own: [TypeExpression], to given: [TypeExpression]) -> Bool {
        if own.isEmpty || own.contains(where: \.isPack) { return true }
        guard own.count == given.count else { return false }
        for (pattern, type) in zip(own, given) {
            guard fits(pattern, type) else { return false }
        }
        return true
    }

    private mutating func fits(_ pattern: TypeExpression, _ type: TypeExpression) -> Bool {
        if case .named(let name, []) = pattern, parameters.contains(name) {
            if let known = arguments[name] { return known.normal == type.normal }
            arguments[name] = type
            return true
        }
        switch (pattern.normal, type.normal) {
        case (.array(let own), .array(let given)), (.optional(let own), .optional(let given)):
            return fits(own, given)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            return fits(key, otherKey) && fits(value, otherValue)
        case (.named(let name, let own), .named(let other, let given)) where name == other && !own.isEmpty:
            return bind(own, to: given)
        case (let own, let given): return own == given
        }
    }
}

extension TypeExpression {
    /// True for `each T`, which accepts any number of arguments. Its declaration is a fault, and no other fault should
    /// follow.
    fileprivate var isPack: Bool {
        switch self {
        case .named(let name, []): name.hasPrefix("each ")
        case .prefixed("each", _): true
        default: false
        }
    }
}

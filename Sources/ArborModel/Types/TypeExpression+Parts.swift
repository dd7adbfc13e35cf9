extension TypeExpression {
    /// The type itself, without `?` in either spelling, `!`, `any`, `some` and attributes around it.
    public var bare: TypeExpression {
        switch self {
        case .optional(let base), .implicitlyUnwrapped(let base), .attributed(_, let base): base.bare
        case .prefixed("any", let base), .prefixed("some", let base): base.bare
        case .named("Optional", let arguments), .named("Swift::Optional", let arguments),
            .member(.named("Swift", []), "Optional", let arguments):
            arguments.count == 1 ? arguments[0].bare : self
        default: self
        }
    }

    /// The type without `?` in either spelling and `!` around it. Attributes are not looked through.
    public var nonOptional: TypeExpression {
        switch self {
        case .optional(let base), .implicitlyUnwrapped(let base): base.nonOptional
        case .named("Optional", let arguments), .named("Swift::Optional", let arguments),
            .member(.named("Swift", []), "Optional", let arguments):
            arguments.count == 1 ? arguments[0].nonOptional : self
        default: self
        }
    }

    /// The last name without its generic arguments: `B` for `A.B<C>`. `nil` if the type is not a name.
    public var lastName: String? {
        switch bare {
        case .named(let name, _), .member(_, let name, _): name
        default: nil
        }
    }

    /// The generic arguments of the last name. Empty if the type is not a name.
    public var arguments: [TypeExpression] {
        switch bare {
        case .named(_, let arguments), .member(_, _, let arguments): arguments
        default: []
        }
    }

    /// True if the type is written as an optional: `T?`, `T!`, `Optional<T>`. Attributes around it are not looked
    /// through.
    public var isOptional: Bool {
        switch self {
        case .optional, .implicitlyUnwrapped: true
        case .named("Optional", let arguments), .named("Swift::Optional", let arguments),
            .member(.named("Swift", []), "Optional", let arguments):
            arguments.count == 1
        default: false
        }
    }

    /// True if the type is a function type, with or without attributes.
    public var isFunction: Bool {
        switch self {
        case .function: true
        case .attributed(_, let base): base.isFunction
        default: false
        }
    }

    /// The type of a parameter as that of a result, which can't be `@escaping`, `inout` or `sending`.
    public var ofResult: TypeExpression {
        guard case .attributed(let words, let base) = self else { return self }
        let kept = words.filter { $0.hasPrefix("@") && $0 != "@escaping" && $0 != "@autoclosure" }
        return kept.isEmpty ? base : .attributed(kept, base)
    }

    /// True if the outermost attributes hold `@escaping`.
    public var isEscaping: Bool {
        if case .attributed(let words, _) = self { words.contains("@escaping") } else { false }
    }

    /// The type with `@escaping` among its attributes, after the words without an `@`.
    var escaping: TypeExpression {
        if isEscaping { return self }
        guard case .attributed(let words, let base) = self else { return .attributed(["@escaping"], self) }
        let specifiers = words.prefix { !$0.hasPrefix("@") }
        return .attributed(specifiers + ["@escaping"] + words.dropFirst(specifiers.count), base)
    }

    /// The type as Swift source, for a parameter whose argument is stored. A function type gets `@escaping`.
    public var parameterDescription: String { (isFunction ? escaping : self).description }

    /// True if the type is text that the reader does not know.
    public var isUnknown: Bool {
        if case .unknown = self { true } else { false }
    }

    /// True if the type is a plain or nested name, with or without generic arguments: the form that `fulfilledByType`
    /// takes.
    public var isNominal: Bool {
        switch self {
        case .named: true
        case .member(let parent, _, _): parent.isNominal
        default: false
        }
    }

    /// Calls `visit` with each name that is looked up from the type's location: `A` and `C` in `A.B<C>`, `D` in `@D ()
    /// -> Void` and `E` in `() throws(E) -> Void`.
    public func forEachName(_ visit: (String) -> Void) {
        if case .named(let name, _) = self { visit(name) }
        forEachPart { $0.forEachName(visit) }
    }

    /// The number of types in the type, itself included, and how deep they are nested: 4 and 3 for `[A: B]?`.
    public var extent: (count: Int, depth: Int) {
        var (count, depth) = (1, 0)
        forEachPart { part in
            let inner = part.extent
            count += inner.count
            depth = max(depth, inner.depth)
        }
        return (count, depth + 1)
    }

    /// Calls `visit` with each type that the type is written with, but not with the parts of these.
    package func forEachPart(_ visit: (TypeExpression) -> Void) {
        switch self {
        case .named(_, let arguments):
            for argument in arguments { visit(argument) }
        case .member(let parent, _, let arguments):
            visit(parent)
            for argument in arguments { visit(argument) }
        case .composition(let members): for member in members { visit(member) }
        case .optional(let base), .implicitlyUnwrapped(let base), .prefixed(_, let base), .array(let base):
            visit(base)
        case .attributed(let words, let base):
            Self.forEachType(in: words, visit)
            visit(base)
        case .dictionary(let key, let value):
            visit(key)
            visit(value)
        case .tuple(let elements): for element in elements { visit(element.type) }
        case .function(let parameters, let effects, let returns):
            for parameter in parameters { visit(parameter.type) }
            Self.forEachType(in: effects, visit)
            visit(returns)
        case .unknown: break
        }
    }

    /// Returns the type with each name replaced by the result of `rename`. A name for which the result is `nil` stays. A
    /// function in place of the name of a parameter's type gets `@escaping`.
    public func mapNames(_ rename: (TypeExpression) -> TypeExpression?) -> TypeExpression {
        if let renamed = rename(self) { return renamed }
        func map(_ elements: [Element]) -> [Element] {
            elements.map {
                Element(label: $0.label, type: $0.type.mapNames(rename), isVariadic: $0.isVariadic)
            }
        }
        // A function that stands for a generic parameter may escape.
        func mapParameters(_ parameters: [Element]) -> [Element] {
            zip(parameters, map(parameters)).map { parameter, mapped in
                guard mapped.type.isFunction, !parameter.type.isFunction else { return mapped }
                return Element(label: mapped.label, type: mapped.type.escaping, isVariadic: mapped.isVariadic)
            }
        }
        return switch self {
        case .named(let name, let arguments): .named(name, arguments.map { $0.mapNames(rename) })
        case .member(let parent, let name, let arguments):
            .member(parent.mapNames(rename), name, arguments.map { $0.mapNames(rename) })
        case .composition(let members): .composition(members.map { $0.mapNames(rename) })
        case .optional(let base): .optional(base.mapNames(rename))
        case .implicitlyUnwrapped(let base): .implicitlyUnwrapped(base.mapNames(rename))
        case .prefixed(let word, let base): .prefixed(word, base.mapNames(rename))
        case .attributed(let words, let base):
            .attributed(Self.map(words) { $0.mapNames(rename) }, base.mapNames(rename))
        case .array(let element): .array(element.mapNames(rename))
        case .dictionary(let key, let value): .dictionary(key.mapNames(rename), value.mapNames(rename))
        case .tuple(let elements): .tuple(map(elements))
        case .function(let parameters, let effects, let returns):
            .function(
                mapParameters(parameters), effects: Self.map(effects) { $0.mapNames(rename) },
                returns: returns.mapNames(rename))
        case .unknown: self
        }
    }
}

extension TypeExpression {
    /// The normal form: one spelling for all spellings of a type. Keys and slots are compared by it.
    ///
    /// - `Optional<T>` and `T!` become `T?`, `Array<T>` becomes `[T]`, `Dictionary<K, V>` becomes `[K: V]`, and `Void`
    ///   becomes `()`.
    /// - `any P` becomes `P`, and `(any P).Type` becomes `P.Protocol`.
    /// - The members of a composition and the attributes of a type are sorted.
    /// - `throws(any Error)` becomes `throws`. A function that throws `Never` doesn't throw.
    /// - A label in a tuple has no backticks that it doesn't need.
    /// - `@escaping` and the ownership of a parameter, such as `sending`, are removed, because they aren't part of the
    ///   type. They stay at the parameters of function types. `inout` stays, because no value can be passed to an
    ///   `inout` parameter.
    public var normal: TypeExpression { withoutOwnership.inner }

    /// The normal form of a type inside another type. There, `sending` and the like belong to the parameter of a
    /// function type and stay.
    private var inner: TypeExpression {
        switch self {
        case .named("Void", []), .named("Swift::Void", []): .void
        case .member(.named("Swift", []), let name, let arguments):
            TypeExpression.named(name, arguments).inner
        case .named(let name, let arguments): Self.sugared(Self.plain(name), arguments.map(\.inner))
        // `(any P).Type` is the protocol's own metatype. `any P.Type` is the metatype of any conforming type.
        case .member(.prefixed("any", let base), "Type", []): .member(base.inner, "Protocol", [])
        case .member(let parent, let name, let arguments):
            .member(parent.inner, name, arguments.map(\.inner))
        case .composition(let members): Self.set(of: members.map(\.inner))
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): .optional(wrapped.inner)
        case .prefixed("any", let base): base.inner
        case .prefixed(let word, let base): .prefixed(word, base.inner)
        case .attributed(let words, let base):
            Self.attributed(
                Self.map(words.filter { $0 != "@escaping" }, \.inner).sorted(), base.inner
            ).flat
        case .array(let element): .array(element.inner)
        case .dictionary(let key, let value): .dictionary(key.inner, value.inner)
        case .tuple(let elements): .tuple(Self.inner(elements))
        case .function(let parameters, let effects, let returns):
            .function(
                parameters.map(Self.innerParameter), effects: effects.compactMap(Self.normal(effect:)),
                returns: returns.inner)
        case .unknown: self
        }
    }

    /// The words for the ownership of a parameter, except `inout`.
    private static let ownership: Set<String> = [
        "__owned", "__shared", "_const", "borrowing", "consuming", "isolated", "sending",
    ]

    private var withoutOwnership: TypeExpression {
        guard case .attributed(let words, let base) = self else { return self }
        return Self.attributed(words.filter { !Self.ownership.contains($0) }, base).flat
    }

    /// Returns the normal form of an effect, or `nil` for `throws(Never)`.
    private static func normal(effect: String) -> String? {
        guard let thrown = thrown(by: effect)?.normal else { return effect }
        switch thrown {
        case .named("Never", []): return nil
        case .named("Error", []): return "throws"
        default: return "throws(\(thrown))"
        }
    }

    /// Returns a name without the `Swift::` of the standard library, and an integer in decimal digits.
    private static func plain(_ name: String) -> String {
        guard let first = name.utf8.first, first < UInt8(ascii: "A") || first == UInt8(ascii: "S") else {
            return name
        }
        if name.hasPrefix("Swift::") { return String(name.dropFirst(7)) }
        return integer(name).map(String.init) ?? name
    }

    /// Reads an integer generic argument: `1_000`, `0x10`, `-3`.
    private static func integer(_ text: String) -> Int? {
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
        guard let first = digits.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
            return nil
        }
        let sign = digits.count == text.utf8.count ? "" : "-"
        let plain = String(decoding: digits.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
        let radix = ["0x": 16, "0o": 8, "0b": 2][String(plain.prefix(2))]
        return Int(sign + (radix == nil ? plain : String(plain.dropFirst(2))), radix: radix ?? 10)
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

    private static func inner(_ elements: [Element]) -> [Element] { elements.map(inner) }

    private static func inner(_ element: Element) -> Element {
        Element(label: element.label?.plainName, type: element.type.inner, isVariadic: element.isVariadic)
    }

    /// A parameter of a function type, of which `@escaping` is a part.
    private static func innerParameter(_ parameter: Element) -> Element {
        var inner = inner(parameter)
        if parameter.type.isEscaping { inner.type = inner.type.escaping }
        return inner
    }

    private var flat: TypeExpression {
        if case .attributed([], let base) = self { base } else { self }
    }
}

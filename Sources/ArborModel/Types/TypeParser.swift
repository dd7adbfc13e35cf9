extension TypeExpression {
    /// Reads a type from text: the type of a declaration, a string of an annotation, or the expression form of an
    /// argument (`T.self` is `T`). Text that is not a type becomes `.unknown`.
    public init(parsing text: String) {
        guard !Self.isPlainName(text) else {
            self = .named(text, [])
            return
        }
        var parser = TypeParser(text)
        if let type = parser.wholeType() {
            self = type
        } else {
            self = .unknown(text)
        }
    }

    /// Returns true for a single word. Most types in source code are one.
    private static func isPlainName(_ text: String) -> Bool {
        let isWord = text.hasNoByte { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                false
            default: true
            }
        }
        return isWord && !text.isEmpty
    }
}

/// A recursive-descent parser of types. Its depth is bounded, because the input determines it.
struct TypeParser {
    private typealias Element = TypeExpression.Element

    private var tokens: TypeTokens
    private var depth = 0

    /// The greatest depth. No type in practice is deeper, and the smallest stack of a thread is large enough for it.
    private static let deepest = 100

    /// The number of suffixes read: `?`, `!` and `.Name`. Each one nests the type before it one level deeper. That
    /// takes no recursion here, and it takes one in every function that walks the type.
    private var suffixes = 0

    private static let mostSuffixes = 200

    /// True if the last parentheses held a single type, and so stand for that type alone.
    private var endsInParenthesisedType = false

    init(_ text: String) { tokens = TypeTokens(text) }

    mutating func wholeType() -> TypeExpression? {
        guard let type = type(), tokens.isAtEnd else { return nil }
        return type
    }

    private mutating func type() -> TypeExpression? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return nil }
        let attributes = self.attributes()
        guard let base = functionOrComposition() else { return nil }
        return attributes.isEmpty ? base : .attributed(attributes, base)
    }

    /// Reads attributes and specifiers: `@escaping @Sendable`, `inout`, `sending`.
    private mutating func attributes() -> [String] {
        var found: [String] = []
        while true {
            if tokens.take("@") {
                guard var name = tokens.takeName() else { return found }
                while tokens.take("."), let next = tokens.takeName() { name += "." + next }
                let isBare = Self.bareAttributes.contains(name)
                found.append("@" + name + (isBare ? "" : tokens.takeAdjacentParentheses()))
            } else if let word = tokens.peekWord, Self.specifiers.contains(word), tokens.wordIsFollowedByType
            {
                _ = tokens.takeWord()
                found.append(word + tokens.takeAdjacentParentheses())
            } else {
                return found
            }
        }
    }

    /// The attributes without arguments. A parenthesis after one of them begins the type: `@escaping(Int) -> Void`.
    private static let bareAttributes: Set<String> = [
        "Sendable", "autoclosure", "concurrent", "escaping", "noescape", "unchecked",
    ]

    private static let specifiers: Set<String> = [
        "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "__owned", "__shared",
        "_const",
    ]

    private mutating func functionOrComposition() -> TypeExpression? {
        guard let first = composition() else { return nil }
        // `((A, B)) -> C` takes one tuple, and `(A, B) -> C` takes two values.
        let isParenthesised = endsInParenthesisedType
        let start = tokens
        let effects = self.effects()
        guard tokens.take("->") else {
            tokens = start
            return first
        }
        guard let returns = type() else { return nil }
        guard case .tuple(let parameters) = first, !isParenthesised else {
            return .function([Element(type: first)], effects: effects, returns: returns)
        }
        return .function(parameters, effects: effects, returns: returns)
    }

    private mutating func effects() -> [String] {
        var found: [String] = []
        while let word = tokens.peekWord, ["async", "throws", "rethrows"].contains(word) {
            _ = tokens.takeWord()
            found.append(word + tokens.takeAdjacentParentheses())
        }
        return found
    }

    private mutating func composition() -> TypeExpression? {
        guard let first = prefixed() else { return nil }
        var members = [first]
        while tokens.take("&") {
            guard let next = prefixed() else { return nil }
            members.append(next)
        }
        if members.count == 1 { return first }
        // `any A & B` is `any (A & B)`.
        guard case .prefixed(let word, let base) = first, word != "~" else { return .composition(members) }
        return .prefixed(word, .composition([base] + members.dropFirst()))
    }

    private mutating func prefixed() -> TypeExpression? {
        if tokens.take("~") { return postfixed().map { .prefixed("~", $0) } }
        guard let word = tokens.peekWord, Self.prefixes.contains(word), tokens.wordIsFollowedByType else {
            return postfixed()
        }
        _ = tokens.takeWord()
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return nil }
        return prefixed().map { .prefixed(word, $0) }
    }

    private static let prefixes: Set<String> = ["any", "some", "each", "repeat"]

    private mutating func postfixed() -> TypeExpression? {
        guard var base = primary() else { return nil }
        while true {
            if tokens.take("?") {
                base = .optional(base)
            } else if tokens.take("!") {
                base = .implicitlyUnwrapped(base)
            } else if !tokens.peek("..."), tokens.take(".") {
                guard let name = tokens.takeName() else { return nil }
                if name == "self", tokens.peekEndOfExpression { return base }
                guard let arguments = genericArguments() else { return nil }
                base = .member(base, name, arguments)
            } else {
                return base
            }
            suffixes += 1
            guard suffixes < Self.mostSuffixes else { return nil }
        }
    }

    private mutating func primary() -> TypeExpression? {
        if tokens.take("(") { return tupleOrParenthesised() }
        if tokens.take("[") { return bracketed() }
        if tokens.take("-") { return tokens.takeNumber().map { .named("-" + $0, []) } }
        guard let name = tokens.takeName(), let arguments = genericArguments() else { return nil }
        return .named(name, arguments)
    }

    /// Reads `<A, B>`. Returns an empty array if there is no clause, and `nil` if the clause is malformed.
    private mutating func genericArguments() -> [TypeExpression]? {
        guard tokens.take("<") else { return [] }
        var arguments: [TypeExpression] = []
        repeat {
            guard let argument = type() else { return nil }
            arguments.append(argument)
        } while tokens.take(",")
        return tokens.take(">") ? arguments : nil
    }

    private mutating func bracketed() -> TypeExpression? {
        guard let first = type() else { return nil }
        if tokens.take("]") { return .array(first) }
        // `[3 of Int]` is sugar for `InlineArray<3, Int>`.
        if tokens.peekWord == "of", tokens.takeWord() != nil {
            guard let element = type(), tokens.take("]") else { return nil }
            return .named("InlineArray", [first, element])
        }
        guard tokens.take(":"), let value = type(), tokens.take("]") else { return nil }
        return .dictionary(first, value)
    }

    private mutating func tupleOrParenthesised() -> TypeExpression? {
        var elements: [Element] = []
        while !tokens.take(")") {
            guard let element = element() else { return nil }
            elements.append(element)
            guard tokens.take(",") || tokens.peek(")") else { return nil }
        }
        endsInParenthesisedType = elements.count == 1 && elements[0].label == nil && !elements[0].isVariadic
        guard endsInParenthesisedType else { return .tuple(elements) }
        return elements[0].type
    }

    /// Reads an element: `label: T`, `_ name: T`, `T...`. A label of a function type's parameter isn't part of the
    /// type.
    private mutating func element() -> Element? {
        let label = tokens.takeElementLabel()
        guard let type = type() else { return nil }
        return Element(label: label, type: type, isVariadic: tokens.take("..."))
    }
}

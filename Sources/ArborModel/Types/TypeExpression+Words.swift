/// The types that the words around a type name: a global actor as an attribute, and the type that a function throws.
extension TypeExpression {
    /// Returns the words with each type that they name replaced.
    static func map(_ words: [String], _ replace: (TypeExpression) -> TypeExpression) -> [String] {
        words.map { word in
            named(byAttribute: word).map { "@\(replace($0))" }
                ?? thrown(by: word).map { "throws(\(replace($0)))" } ?? word
        }
    }

    /// Calls `visit` with each type that one of the words names.
    static func forEachType(in words: [String], _ visit: (TypeExpression) -> Void) {
        for word in words {
            if let type = named(byAttribute: word) ?? thrown(by: word) { visit(type) }
        }
    }

    /// Returns the type that an attribute names: `Work` for `@Work`. Returns `nil` for an attribute of the language.
    private static func named(byAttribute word: String) -> TypeExpression? {
        guard word.utf8.first == UInt8(ascii: "@"), !known.contains(word), word.utf8.last != UInt8(ascii: ")")
        else { return nil }
        return TypeExpression(parsing: String(word.dropFirst()))
    }

    /// Returns the type that an effect throws: `Failure` for `throws(Failure)`.
    static func thrown(by effect: String) -> TypeExpression? {
        guard effect.hasPrefix("throws("), effect.hasSuffix(")") else { return nil }
        return TypeExpression(parsing: String(effect.dropFirst(7).dropLast()))
    }

    /// The attributes of the language. The main actor is one of them, because no program has another actor of that
    /// name.
    private static let known: Set<String> = [
        "@MainActor", "@Sendable", "@autoclosure", "@concurrent", "@escaping", "@noescape",
        "@preconcurrency", "@retroactive", "@unchecked",
    ]
}

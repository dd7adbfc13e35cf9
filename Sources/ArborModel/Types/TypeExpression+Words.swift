/// The types that words around a type name: a global actor as an attribute, and what a function throws.
extension TypeExpression {
    /// The words with each type that one of them names replaced.
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

    /// `Work` of `@Work`; `nil` of what the language itself has.
    private static func named(byAttribute word: String) -> TypeExpression? {
        guard word.utf8.first == UInt8(ascii: "@"), !known.contains(word), word.utf8.last != UInt8(ascii: ")")
        else { return nil }
        return TypeExpression(parsing: String(word.dropFirst()))
    }

    /// `Failure` of `throws(Failure)`.
    static func thrown(by effect: String) -> TypeExpression? {
        guard effect.hasPrefix("throws("), effect.hasSuffix(")") else { return nil }
        return TypeExpression(parsing: String(effect.dropFirst(7).dropLast()))
    }

    /// The main actor is among these: no program has another of that name.
    private static let known: Set<String> = [
        "@MainActor", "@Sendable", "@autoclosure", "@concurrent", "@escaping", "@noescape",
        "@preconcurrency", "@retroactive", "@unchecked",
    ]
}

import ArborGraph
import ArborModel
import ArborPlans

extension ReservedWords {
    /// Finds the words of the language among a graph's texts.
    init(in symbols: StringInterner) {
        self.init(
            names: Self.reserved.compactMap(symbols.find), labels: ["inout"].compactMap(symbols.find),
            members: ["init", "self", "Type", "Protocol"].compactMap(symbols.find))
    }

    static let reserved = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
        "inout", "internal", "let", "operator", "private", "precedencegroup", "protocol", "public",
        "rethrows",
        "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default",
        "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw",
        "switch",
        "where", "while", "Any", "as", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
        // `await` is a valid name, but not at the start of an expression.
        "await",
    ]
}

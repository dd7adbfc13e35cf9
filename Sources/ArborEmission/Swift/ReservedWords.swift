import ArborGraph

/// The words of the language among a graph's labels: there are hardly ever any.
struct ReservedWords: Sendable {
    private let names: [Symbol]
    private let labels: [Symbol]
    private let members: [Symbol]

    init(in symbols: StringInterner) {
        names = Self.reserved.compactMap(symbols.find)
        labels = ["inout"].compactMap(symbols.find)
        members = ["init", "self", "Type", "Protocol"].compactMap(symbols.find)
    }

    func isReserved(_ symbol: Symbol) -> Bool { names.contains(symbol) }

    /// Labels may be any word but one; Swift warns of backticks that are not needed.
    func isSpecialLabel(_ symbol: Symbol) -> Bool { labels.contains(symbol) }

    /// Behind a dot, a few words mean something else.
    func isSpecialMember(_ symbol: Symbol) -> Bool { members.contains(symbol) }

    private static let reserved = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
        "inout", "internal", "let", "operator", "private", "precedencegroup", "protocol", "public",
        "rethrows",
        "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default",
        "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw",
        "switch",
        "where", "while", "Any", "as", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
        // A name elsewhere, but not where an expression begins.
        "await",
    ]
}

/// The tokens of a type's text, read on demand. White space and comments are skipped between them.
struct TypeTokens {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
        skipTrivia()
    }

    var isAtEnd: Bool { position == bytes.count }

    /// True if the argument ends here.
    var peekEndOfExpression: Bool { isAtEnd || peek(")") || peek(",") || peek("]") }

    func peek(_ symbol: StaticString) -> Bool { matches(symbol, at: position) }

    mutating func take(_ symbol: StaticString) -> Bool {
        guard matches(symbol, at: position) else { return false }
        position += symbol.utf8CodeUnitCount
        skipTrivia()
        return true
    }

    var peekWord: String? {
        let end = endOfWord(from: position)
        return end > position ? String(decoding: bytes[position..<end], as: UTF8.self) : nil
    }

    mutating func takeWord() -> String? {
        guard let word = peekWord else { return nil }
        position = endOfWord(from: position)
        skipTrivia()
        return word
    }

    /// Takes a word, with its module selector if it has one: `Module::Name`.
    mutating func takeName() -> String? {
        guard var name = takeWord()?.plainTypeName else { return nil }
        while peek("::") {
            guard take("::"), let next = takeWord()?.plainTypeName else { return nil }
            name += "::" + next
        }
        return name
    }

    /// Takes a word that begins with a digit.
    mutating func takeNumber() -> String? {
        let isNumber =
            position < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
        return isNumber ? takeWord() : nil
    }

    /// True if a type follows the next word, so the word is a prefix and not the type itself.
    var wordIsFollowedByType: Bool {
        var rest = self
        let hadParentheses = rest.takeWord() != nil && !rest.takeAdjacentParentheses().isEmpty
        guard let next = rest.isAtEnd ? nil : rest.bytes[rest.position] else { return false }
        return hadParentheses || Self.isWordByte(next) || "([@~".utf8.contains(next)
    }

    /// Takes `(…)` as text if it follows the last token without white space. Returns "" otherwise.
    mutating func takeAdjacentParentheses() -> String {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "("),
            position > 0, !Self.isSpace(bytes[position - 1])
        else { return "" }
        let start = position
        var depth = 0
        repeat {
            if bytes[position] == UInt8(ascii: "(") { depth += 1 }
            if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
            position += 1
        } while depth > 0 && position < bytes.count
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        skipTrivia()
        return text
    }

    /// Takes `label:`, `label name:` or `_ name:`. Returns the outer label, or `nil` for `_` and if there is no label.
    mutating func takeElementLabel() -> String? {
        let start = self
        guard let label = takeWord() else { return nil }
        let hasName = takeWord() != nil
        guard !peek("::"), take(":") else {
            self = start
            return nil
        }
        return label == "_" || (hasName && label.isEmpty) ? nil : label
    }

    private func matches(_ symbol: StaticString, at index: Int) -> Bool {
        let count = symbol.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        return bytes[index..<index + count].elementsEqual(
            UnsafeBufferPointer(start: symbol.utf8Start, count: count))
    }

    /// Returns the index after the identifier, in backticks or not, that begins at an index.
    private func endOfWord(from start: Int) -> Int {
        guard start < bytes.count else { return start }
        if bytes[start] == UInt8(ascii: "`") {
            let close = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "`"))
            return close.map { $0 + 1 } ?? start
        }
        return bytes[start...].firstIndex { !Self.isWordByte($0) } ?? bytes.count
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"),
            0x80...:
            true
        default: false
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private mutating func skipTrivia() { position = bytes.endOfTrivia(from: position) }
}

extension String {
    /// The name of a type without backticks that it doesn't need: a declaration and its uses may differ in them.
    fileprivate var plainTypeName: String {
        guard utf8.first == UInt8(ascii: "`") else { return self }
        let name = plainName
        return Self.wordsOfTypes.contains(name) ? self : name
    }

    /// The words that are no plain name where a type is written, or in the declaration of one.
    private static let wordsOfTypes: Set<String> = [
        "Any", "Protocol", "Self", "Type", "any", "as", "associatedtype", "async", "await", "borrowing",
        "break",
        "case", "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do", "each", "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in",
        "init", "inout", "internal", "is", "isolated", "let", "nil", "nonisolated", "of", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "sending",
        "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias",
        "var", "where", "while",
    ]
}

import ArborModel

/// The signs `@` of a text that are in code, and not in the body of a function, an accessor or a closure. Only there may
/// the attribute of a type be that isn't local.
struct CodeOutsideOfBodies {
    private var signs: Set<UInt32> = []
    /// The open brackets: for each, whether it opens a body that is not a type's.
    private var brackets: [Bool] = []
    private var bodies = 0

    init(of file: FileDeclarations, in source: UnsafeBufferPointer<UInt8>) {
        let tokens = SourceTokens(of: source)
        var types = file.types[...]
        for index in tokens.indices {
            let start = UInt32(tokens.start(index))
            switch source[Int(start)] {
            case UInt8(ascii: "{"):
                while let type = types.first, type.range.end.offset <= start { types.removeFirst() }
                let isOfType = types.first.map { $0.nameRange.end.offset <= start } ?? false
                if isOfType { types.removeFirst() }
                open(isBody: !isOfType && tokens.opensBody(index))
            case UInt8(ascii: "("), UInt8(ascii: "["): open(isBody: false)
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): close()
            case UInt8(ascii: "@") where bodies == 0: signs.insert(start)
            default: break
            }
            // The text of a string up to its next interpolation is part of the token before.
            let end = tokens.end(index)
            if end > start + 1, source[end - 1] == UInt8(ascii: "(") { open(isBody: false) }
        }
    }

    private mutating func open(isBody: Bool) {
        brackets.append(isBody)
        if isBody { bodies += 1 }
    }

    private mutating func close() {
        if brackets.popLast() == true { bodies -= 1 }
    }

    func contains(_ offset: UInt32) -> Bool { signs.contains(offset) }
}

extension SourceTokens {
    /// Returns whether a brace opens the body of a declaration or of a statement, or a closure that is a value of one.
    /// Before any other brace stands a word that isn't Swift (`strct A {`), or a call at the top of a file.
    fileprivate func opensBody(_ brace: Int) -> Bool {
        var depth = 0
        var hasWord = false
        for index in indices[..<brace].reversed() {
            if isSign(index, ")") || isSign(index, "]") { depth += 1 }
            if isSign(index, "(") || isSign(index, "[") { depth -= 1 }
            if depth < 0 || brace - index > Self.longestHead { return false }
            if depth > 0 { continue }
            if isSign(index, ";") || isSign(index, "{") || isSign(index, "}") { return hasWord }
            let word = name(index).map { String(decoding: $0, as: UTF8.self) }
            // The type could not be read.
            if let word, Self.wordsOfTypes.contains(word), !isSign(index - 1, ".") { return false }
            hasWord = hasWord || word.map(Self.wordsOfBodies.contains) == true
            let continues = word.map(Self.wordsThatContinue.contains) ?? !isSign(index, "@")
            if isFirstOnLine(index), !continues { return hasWord }
        }
        return hasWord
    }

    private static let wordsOfTypes: Set = ["enum", "extension", "protocol", "struct"]

    /// The greatest number of tokens before a brace that are looked at. It keeps the whole linear.
    private static let longestHead = 1_000

    /// The words of which one is before the brace of a body, in the same declaration or statement.
    private static let wordsOfBodies: Set = [
        "_modify", "_read", "borrow", "catch", "class", "defer", "deinit", "didSet", "do", "else", "for",
        "func", "get",
        "guard", "if", "in", "init", "let", "macro", "modify", "mutate", "read", "repeat",
        "return",
        "set", "subscript", "switch", "unsafeAddress", "unsafeMutableAddress", "var", "while", "willSet",
        "yield",
    ]

    /// The words that may begin a line in the head of a declaration.
    private static let wordsThatContinue: Set = ["async", "reasync", "rethrows", "throws", "where"]
}

import ArborModel

// What the text of a syntax fault shows about the slip in it.

extension String {
    /// True for the head of a type without its brace, as in `struct Log: Instantiable`.
    var lacksBrace: Bool {
        let keyword = prefix { $0.isLetter }
        return ["struct", "class", "actor", "extension", "enum", "protocol"].contains(keyword)
            && utf8.count > keyword.utf8.count && !utf8.contains(UInt8(ascii: "{"))
    }

    /// The keyword that the first word misspells, as in `strct Log {` and `privat let log: Log`, or the two that it joins, as in
    /// `finalclass Log {`; `nil` for other words.
    var misspeltKeyword: (written: String, right: String)? {
        let written = String(prefix { $0.isLetter })
        guard utf8.dropFirst(written.utf8.count).first == UInt8(ascii: " "),
            !Self.keywordsOfDeclarations.contains(written)
        else { return nil }
        if let joined = Self.separated(written) { return (written, joined) }
        let right = Self.keywordsOfDeclarations.first { keyword in
            editDistance(written, keyword, atMost: keyword.utf8.count < 7 ? 1 : 2) != nil
        }
        return right.map { (written, $0) }
    }

    /// Two keywords with the space that is missing between them.
    private static func separated(_ word: String) -> String? {
        let first = keywordsOfDeclarations.first { keyword in
            let rest = word.dropFirst(keyword.count)
            return word.hasPrefix(keyword)
                && (keywordsOfDeclarations + ["let", "var"]).contains { $0 == rest }
        }
        return first.map { "\($0) \(word.dropFirst($0.count))" }
    }

    /// The long keywords that declarations begin with. A short one is too similar to names.
    private static let keywordsOfDeclarations = [
        "struct", "class", "actor", "enum", "protocol", "extension", "func", "public", "private", "internal",
        "package", "fileprivate", "final", "static", "typealias", "import",
    ]

    /// True for a single word of letters and digits.
    var isWord: Bool {
        utf8.allSatisfy {
            $0 >= 0x80 || $0 == 0x5F || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
        }
    }

    /// The text that closes what this text opens.
    var closing: String {
        switch self {
        case "{": "}"
        case "(": ")"
        case "[": "]"
        case "/*": "*/"
        default: String(reversed())
        }
    }
}

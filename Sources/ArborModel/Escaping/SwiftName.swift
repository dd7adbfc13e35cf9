// Names of Swift, by the rules of the compiler's lexer and of SE-0451.

extension String {
    /// The name without the backticks of an escaped name such as `default`. A raw identifier such as `my name` keeps
    /// them, because it is not a name without them.
    package var plainName: String {
        guard utf8.first == UInt8(ascii: "`"), utf8.count > 2, utf8.last == UInt8(ascii: "`") else {
            return self
        }
        let name = unicodeScalars.dropFirst().dropLast()
        return name.areIdentifier ? String(name) : self
    }

    /// The name that a string means, in backticks only if it is not an identifier without them; `nil` if no name of Swift
    /// is spelled like it.
    package var nameInText: String? {
        let scalars = unicodeScalars[...]
        if scalars.areIdentifier { return self }
        if utf8.count > 2, utf8.first == UInt8(ascii: "`"), utf8.last == UInt8(ascii: "`") {
            return scalars.dropFirst().dropLast().areRawIdentifier ? plainName : nil
        }
        return scalars.areRawIdentifier ? "`\(self)`" : nil
    }

    /// True for a name that needs no backticks, unless it is a keyword.
    package var isIdentifier: Bool { unicodeScalars[...].areIdentifier }

    /// True for the name of a module, or of a part of one: identifiers with dots between them. A module's name can't be a
    /// raw identifier.
    package var isModuleName: Bool {
        split(separator: ".", omittingEmptySubsequences: false).allSatisfy { $0.unicodeScalars.areIdentifier }
    }

    /// The characters of the text that a name may contain after its start. Of a text that has none, nothing is left.
    package var identifierCharacters: String {
        String(String.UnicodeScalarView(unicodeScalars.filter(\.continuesIdentifier)))
    }

    /// The letters, digits and underscores of the text, as part of a name: `OuterBoxInt` for `Outer.Box<[Int]>`.
    package var nameLetters: String {
        filter { $0.isLetter || $0.isNumber || $0 == "_" }.identifierCharacters
    }
}

extension Substring.UnicodeScalarView {
    /// True for an identifier. `_` alone is not one: in backticks it is a name, and without them a pattern.
    fileprivate var areIdentifier: Bool {
        guard let first, first.startsIdentifier, first != "_" || count > 1 else { return false }
        return allSatisfy(\.continuesIdentifier)
    }

    /// True for the text between the backticks of a raw identifier. It has neither a backtick nor a backslash nor a control
    /// character, its white space are spaces, and it is neither blank nor an operator. The compiler keeps names with a dollar sign in
    /// front for itself.
    fileprivate var areRawIdentifier: Bool {
        if first == "$", count > 1 { return false }
        return allSatisfy(\.isOfRawIdentifier) && contains { !$0.isBlankOfRawIdentifier }
            && contains { !$0.isOfOperator }
    }
}

extension Unicode.Scalar {
    fileprivate var startsIdentifier: Bool {
        continuesIdentifier && !("0"..."9").contains(self) && !Self.marks.contains { $0.contains(value) }
    }

    fileprivate var continuesIdentifier: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        case _ where value < 0x80: false
        // Each plane but the last two, without its two noncharacters.
        case _ where value >= 0x10000: value < 0xF0000 && value & 0xFFFF <= 0xFFFD
        default: Self.letters.contains { $0.contains(value) }
        }
    }

    fileprivate var isOfRawIdentifier: Bool {
        switch self {
        case "`", "\\", "\u{7F}"..."\u{A0}", "\u{1680}", "\u{2000}"..."\u{200A}", "\u{2028}", "\u{2029}",
            "\u{202F}", "\u{205F}", "\u{3000}":
            false
        default: value >= 0x20
        }
    }

    fileprivate var isBlankOfRawIdentifier: Bool { self == " " || self == "\u{200E}" || self == "\u{200F}" }

    /// True for the signs of operators. A mark that may only follow one counts as a letter.
    fileprivate var isOfOperator: Bool {
        switch self {
        case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?", ".": true
        default: Self.operators.contains { $0.contains(value) }
        }
    }

    /// The characters beyond ASCII in the first plane that may be part of an identifier.
    private static let letters: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
        0xC0...0xD6,
        0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
        0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
        0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
        0xFDF0...0xFE44, 0xFE47...0xFFF8,
    ]

    /// The combining marks that may not start one.
    private static let marks: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]

    private static let operators: [ClosedRange<UInt32>] = [
        0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
        0xBF...0xBF,
        0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053,
        0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
        0x3008...0x3020, 0x3030...0x3030,
    ]
}

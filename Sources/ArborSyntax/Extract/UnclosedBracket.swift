import ArborModel

/// A parenthesis or a square bracket that is never closed, in a place that shows where it was meant to close: in front of
/// another closing bracket, of a body, or of the declaration after an annotation.
struct UnclosedBracket {
    /// The offset after the last token in the brackets.
    private(set) var end: Int
    /// The first token after them.
    private(set) var next: Range<Int>

    /// Returns `nil` if the text shows no place.
    ///
    /// - Parameter opening: The offset of the bracket.
    init?(at opening: Int, in text: UnsafeBufferPointer<UInt8>) {
        let tokens = SourceTokens(of: text)
        guard let first = tokens.indices.first(where: { tokens.start($0) == opening }) else { return nil }
        let closing = Self.closing(of: first, in: tokens, text)
        guard let closing, closing > first + 1, !tokens.isSign(closing - 1, ",") else { return nil }
        end = tokens.end(closing - 1)
        next = tokens.start(closing)..<tokens.end(closing)
    }

    /// The first token that can't be in the brackets. `nil` if brackets in them don't pair, since another one is to blame
    /// then.
    private static func closing(
        of opening: Int, in tokens: SourceTokens, _ text: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        // A parameter may begin with an attribute.
        let endsAtAttribute =
            tokens.isSign(opening, "[") || opening > 1 && tokens.isSign(opening - 2, "@")
        var open: [UInt8] = []
        for index in tokens.indices[(opening + 1)...] {
            let isClosing = tokens.isSign(index, among: ")]}")
            if open.isEmpty {
                if isClosing || tokens.isBody(index) { return index }
                let isDirective =
                    tokens.isFirstOnLine(index) && text[tokens.start(index)] == UInt8(ascii: "#")
                if isDirective || tokens.startsDeclaration(index)
                    || endsAtAttribute && tokens.startsAttribute(index)
                {
                    return index
                }
            }
            guard let sign = tokens.sign(index) else { continue }
            if let closing = Self.closing(sign) { open.append(closing) }
            if isClosing, open.popLast() != sign { return nil }
        }
        return nil
    }

    /// Returns the bracket that closes another one.
    private static func closing(_ sign: UInt8) -> UInt8? {
        switch sign {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        default: nil
        }
    }
}

extension SourceTokens {
    fileprivate func isSign(_ index: Int, among signs: String) -> Bool {
        signs.unicodeScalars.contains { isSign(index, $0) }
    }

    /// True for a brace after a name, a type or a closing bracket. A closure is an argument, or a value.
    fileprivate func isBody(_ index: Int) -> Bool {
        isSign(index, "{") && (name(index - 1) != nil || isSign(index - 1, among: ")]>?!"))
    }

    fileprivate func startsDeclaration(_ index: Int) -> Bool {
        guard isFirstOnLine(index), let name = name(index), !isSign(index + 1, ":") else { return false }
        return Self.beginnings.contains { name.elementsEqual($0.utf8) }
    }

    fileprivate func startsAttribute(_ index: Int) -> Bool { isFirstOnLine(index) && isSign(index, "@") }

    private static let beginnings = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "struct", "class",
        "actor", "enum", "protocol", "extension", "let", "var", "weak", "unowned", "lazy", "static", "func",
        "init", "nonisolated",
    ]
}

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
        // What was written twice may be the slip.
        if tokens.isDoubled(first) { return nil }
        let closing = Self.closing(of: first, in: tokens, text)
        let mayBeEmpty = tokens.opensParameters(first)
        guard let closing, closing > first + 1 || mayBeEmpty, !tokens.isSign(closing - 1, ",") else {
            return nil
        }
        end = tokens.end(closing - 1)
        next = tokens.start(closing)..<tokens.end(closing)
    }

    /// The first token that can't be in the brackets. `nil` if brackets in them don't pair, since another one is to blame
    /// then.
    private static func closing(
        of opening: Int, in tokens: SourceTokens, _ text: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        let isSquare = tokens.isSign(opening, "[")
        let isOfAttribute = opening > 1 && tokens.isSign(opening - 2, "@")
        let isOfParameters = tokens.opensParameters(opening)
        let isCall = !isSquare && !isOfAttribute && !isOfParameters
        var open: [(closing: UInt8, index: Int)] = []
        for index in tokens.indices[(opening + 1)...] {
            let isClosing = tokens.isSign(index, among: ")]}")
            if open.isEmpty {
                if isClosing || tokens.isBody(index, afterParameters: isOfParameters) {
                    return isCall && tokens.hasMember(opening + 1..<index) ? nil : index
                }
                // Nothing is assigned in a list, as it is after a type.
                if isSquare, tokens.isSign(index, "=") { return index }
                // An array's element has no label.
                if isSquare, tokens.isLabel(index), tokens.isSign(index - 1, ",") { return nil }
                if isOfParameters, tokens.isArrowAfterName(index, in: text) { return index }
                if isSquare, tokens.isSign(opening - 1, "<"), tokens.isSign(index, ">") { return index }
                if isOfAttribute, tokens.isBeginning(index), !tokens.isSign(index - 1, ":") { return index }
                // More than the bracket is missing in front of a body.
                if isOfParameters, tokens.startsStatement(index) { return nil }
                let isDirective =
                    tokens.isFirstOnLine(index) && text[tokens.start(index)] == UInt8(ascii: "#")
                if isDirective || tokens.startsDeclaration(index)
                    // A parameter may begin with an attribute.
                    || (isSquare || isOfAttribute) && tokens.startsAttribute(index)
                {
                    return index
                }
            }
            guard let sign = tokens.sign(index) else { continue }
            if let closing = Self.closing(sign) { open.append((closing, index)) }
            if isClosing {
                guard let inner = open.popLast(), inner.closing == sign,
                    !tokens.isMetatypeOfExistential(inner.index, upTo: index),
                    !tokens.isAttribute(inner.index, beyondItsEnd: index)
                else { return nil }
            }
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
    fileprivate func isBody(_ index: Int, afterParameters: Bool) -> Bool {
        isSign(index, "{")
            && (name(index - 1) != nil || isSign(index - 1, among: ")]>?!")
                || afterParameters && isSign(index - 1, "("))
    }

    /// True for a bracket beside another one of its kind.
    fileprivate func isDoubled(_ index: Int) -> Bool {
        [index - 1, index + 1].contains { sign($0) == sign(index) }
    }

    /// True for the parenthesis after `init`, or after the name of a function.
    fileprivate func opensParameters(_ index: Int) -> Bool {
        guard isSign(index, "(") else { return false }
        return isWord(index - 1, "init") || isWord(index - 2, "func")
    }

    /// True for an arrow that no type of a function precedes.
    fileprivate func isArrowAfterName(_ index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        text[start(index)..<end(index)].elementsEqual("->".utf8) && !isSign(index - 1, ")")
    }

    /// True for a line that begins with a name and continues no parameter.
    fileprivate func startsStatement(_ index: Int) -> Bool {
        guard isFirstOnLine(index), name(index) != nil, !isSign(index - 1, among: ",(") else { return false }
        return isSign(index + 1, among: ".=(")
    }

    private func isWord(_ index: Int, _ word: String) -> Bool {
        index >= indices.lowerBound && name(index)?.elementsEqual(word.utf8) == true
    }

    /// True for `(any P.self)`, which lacks a parenthesis after the protocol.
    fileprivate func isMetatypeOfExistential(_ opening: Int, upTo closing: Int) -> Bool {
        isWord(opening + 1, "any") && isWord(closing - 1, "self")
    }

    /// True if the last argument in a range is a member of another value. It may be meant of the call's result.
    fileprivate func hasMember(_ range: Range<Int>) -> Bool {
        let last = range.last { isSign($0, ",") } ?? range.lowerBound
        return (last..<max(last, range.upperBound)).contains { index in
            isSign(index, ".") && index > range.lowerBound
                && (name(index - 1) != nil || isSign(index - 1, among: ")]"))
        }
    }

    /// True for a name with a colon after it.
    fileprivate func isLabel(_ index: Int) -> Bool { name(index) != nil && isSign(index + 1, ":") }

    /// True for the arguments of an attribute that are closed only after the name of what it belongs to.
    fileprivate func isAttribute(_ opening: Int, beyondItsEnd closing: Int) -> Bool {
        guard opening > 1, isSign(opening - 2, "@") else { return false }
        return (opening + 2..<max(closing, opening + 2)).contains { index in
            isLabel(index) && !isSign(index - 1, among: ",([")
        }
    }

    fileprivate func startsDeclaration(_ index: Int) -> Bool {
        isFirstOnLine(index) && !isSign(index + 1, ":") && isBeginning(index)
    }

    /// True for a word that a declaration begins with.
    fileprivate func isBeginning(_ index: Int) -> Bool {
        guard let name = name(index) else { return false }
        return Self.beginnings.contains { name.elementsEqual($0.utf8) }
    }

    fileprivate func startsAttribute(_ index: Int) -> Bool { isFirstOnLine(index) && isSign(index, "@") }

    private static let beginnings = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "struct", "class",
        "actor", "enum", "protocol", "extension", "let", "var", "weak", "unowned", "lazy", "static", "func",
        "init", "nonisolated",
    ]
}

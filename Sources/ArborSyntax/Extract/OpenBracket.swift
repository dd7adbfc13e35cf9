/// A bracket that is never closed, and what the tokens after it say about the place where it was meant to be closed.
struct OpenBracket {
    private let tokens: SourceTokens
    private let text: UnsafeBufferPointer<UInt8>
    private let opening: Int
    private let kind: Kind

    /// What the brackets hold.
    private enum Kind {
        /// The elements of an array, or a generic argument's type.
        case list
        /// The arguments of an attribute.
        case attribute
        /// The parameters of an initializer or a function.
        case parameters
        /// The arguments of a call, or a value in parentheses.
        case call
    }

    /// What a token says about the brackets around it.
    private enum Verdict {
        /// The brackets end in front of the token.
        case ends
        /// The brackets have ended, and the text doesn't show where.
        case hasEnded
    }

    /// - Parameter opening: The index of the bracket among the tokens.
    init(at opening: Int, in tokens: SourceTokens, _ text: UnsafeBufferPointer<UInt8>) {
        self.tokens = tokens
        self.text = text
        self.opening = opening
        kind =
            if tokens.isSign(opening, "[") { .list } else if opening > 1, tokens.isSign(opening - 2, "@") {
                .attribute
            } else { tokens.opensParameters(opening) ? .parameters : .call }
    }

    /// The first token that can't be in the brackets. `nil` if the text doesn't show it, or if brackets in them don't pair,
    /// since another one is to blame then.
    var closing: Int? {
        var open: [(closing: UInt8, index: Int)] = []
        for index in tokens.indices[(opening + 1)...] {
            if open.isEmpty, let verdict = verdict(at: index) { return verdict == .ends ? index : nil }
            // No type of a function is written like that, so an inner bracket lacks its end.
            if let inner = open.last, inner.closing != UInt8(ascii: "}"),
                tokens.isArrowAfterName(index, in: text)
            {
                return nil
            }
            guard let sign = tokens.sign(index) else { continue }
            if let closing = Self.closing(sign) { open.append((closing, index)) }
            if tokens.isClosing(index) {
                guard let inner = open.popLast(), inner.closing == sign,
                    !tokens.isMetatypeOfExistential(inner.index, upTo: index),
                    !tokens.isAttribute(inner.index, beyondItsEnd: index)
                else { return nil }
            }
        }
        return nil
    }

    /// `nil` if the token may be in the brackets.
    private func verdict(at index: Int) -> Verdict? {
        if tokens.isClosing(index) || tokens.isBody(index, afterParameters: kind == .parameters) {
            return kind == .call && tokens.hasMember(opening + 1..<index) ? .hasEnded : .ends
        }
        if let verdict = verdictOfKind(at: index) { return verdict }
        let isDirective = tokens.isFirstOnLine(index) && text[tokens.start(index)] == UInt8(ascii: "#")
        // A parameter may begin with an attribute.
        let mayHoldAttribute = kind == .parameters || kind == .call
        let isOutside =
            isDirective || tokens.startsDeclaration(index)
            || !mayHoldAttribute && tokens.startsAttribute(index)
        return isOutside ? .ends : nil
    }

    private func verdictOfKind(at index: Int) -> Verdict? {
        switch kind {
        case .list:
            // Nothing is assigned in a list, as it is after a type.
            if tokens.isSign(index, "=") { return .ends }
            // An array's element has no label.
            if tokens.isLabel(index), tokens.isSign(index - 1, ",") { return .hasEnded }
            return tokens.isSign(opening - 1, "<") && tokens.isSign(index, ">") ? .ends : nil
        case .attribute:
            guard tokens.isBeginning(index) else { return nil }
            // In `@Received(ofType: private let`, the argument is missing too.
            if tokens.isSign(index - 1, among: ":,") {
                return tokens.name(index + 1) == nil ? nil : .hasEnded
            }
            return .ends
        case .parameters:
            if tokens.isArrowAfterName(index, in: text) || tokens.isEffectAfterName(index) { return .ends }
            // More than the bracket is missing in front of a body.
            return tokens.startsStatement(index) ? .hasEnded : nil
        case .call: return nil
        }
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

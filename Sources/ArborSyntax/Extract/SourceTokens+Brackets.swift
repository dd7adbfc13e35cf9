// Questions about tokens in and after brackets.
extension SourceTokens {
    func isClosing(_ index: Int) -> Bool { isSign(index, among: ")]}") }

    func isSign(_ index: Int, among signs: String) -> Bool {
        signs.unicodeScalars.contains { isSign(index, $0) }
    }

    /// True for a brace after a name, a type or a closing bracket. A closure is an argument, or a value. It is the default
    /// value of a parameter, and a second brace begins the body.
    func isBody(_ index: Int, afterParameters: Bool) -> Bool {
        isSign(index, "{")
            && (name(index - 1) != nil || isSign(index - 1, among: ")]>?!")
                || afterParameters && isSign(index - 1, among: "(}"))
    }

    /// True for the effects of a function: those of a parameter's type come after its parentheses.
    func isEffectAfterName(_ index: Int) -> Bool {
        isEffect(index) && !isLabel(index) && !isEffect(index - 1) && !isSign(index - 1, among: "):,(")
    }

    private func isEffect(_ index: Int) -> Bool {
        ["async", "throws", "rethrows"].contains { isWord(index, $0) }
    }

    /// True for a bracket beside another one of its kind.
    func isDoubled(_ index: Int) -> Bool {
        [index - 1, index + 1].contains { sign($0) == sign(index) }
    }

    /// True for the parenthesis after `init` or `subscript`, or after the name of a function.
    func opensParameters(_ index: Int) -> Bool {
        guard isSign(index, "(") else { return false }
        return isWord(index - 1, "init") || isWord(index - 1, "subscript") || isWord(index - 2, "func")
    }

    /// True for an arrow that no type of a function precedes.
    func isArrowAfterName(_ index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text[start(index)..<end(index)].elementsEqual("->".utf8) else { return false }
        let last = indices[..<index].last { !isEffect($0) }
        return last.map { !isSign($0, ")") } ?? true
    }

    /// True for a line that begins with a name and continues no parameter. A parameter's own name has no such sign after it.
    func startsStatement(_ index: Int) -> Bool {
        guard isFirstOnLine(index), name(index) != nil, !isSign(index - 1, among: ":=") else { return false }
        return isSign(index + 1, among: ".=(")
    }

    private func isWord(_ index: Int, _ word: String) -> Bool {
        index >= indices.lowerBound && name(index)?.elementsEqual(word.utf8) == true
    }

    /// True for `(any P.self)`, which lacks a parenthesis after the protocol.
    func isMetatypeOfExistential(_ opening: Int, upTo closing: Int) -> Bool {
        isWord(opening + 1, "any") && isWord(closing - 1, "self")
    }

    /// True if the last argument in a range is a member of another value. It may be meant of the call's result.
    func hasMember(_ range: Range<Int>) -> Bool {
        let last = range.last { isSign($0, ",") } ?? range.lowerBound
        return (last..<max(last, range.upperBound)).contains { index in
            isSign(index, ".") && index > range.lowerBound
                && (name(index - 1) != nil || isSign(index - 1, among: ")]"))
        }
    }

    /// True for a name with a colon after it.
    func isLabel(_ index: Int) -> Bool { name(index) != nil && isSign(index + 1, ":") }

    /// True for the arguments of an attribute that are closed only after the name of what it belongs to.
    func isAttribute(_ opening: Int, beyondItsEnd closing: Int) -> Bool {
        guard opening > 1, isSign(opening - 2, "@") else { return false }
        return (opening + 2..<max(closing, opening + 2)).contains { index in
            isLabel(index) && !isSign(index - 1, among: ",([")
        }
    }

    func startsDeclaration(_ index: Int) -> Bool {
        isFirstOnLine(index) && !isSign(index + 1, ":") && isBeginning(index)
    }

    /// True for a word that a declaration begins with.
    func isBeginning(_ index: Int) -> Bool {
        guard let name = name(index) else { return false }
        return Self.beginnings.contains { name.elementsEqual($0.utf8) }
    }

    func startsAttribute(_ index: Int) -> Bool { isFirstOnLine(index) && isSign(index, "@") }

    private static let beginnings = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "struct", "class",
        "actor", "enum", "protocol", "extension", "let", "var", "weak", "unowned", "lazy", "static", "func",
        "init", "nonisolated",
    ]
}

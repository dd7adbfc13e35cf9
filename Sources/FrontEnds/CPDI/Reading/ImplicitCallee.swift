/// Finds the type that `.init(…)` means, if it is written next to it.
struct ImplicitCallee {
    let text: TokenText

    /// Returns the type and `init`, or "" and `init` if the type isn't written there.
    ///
    /// - Parameters:
    ///   - index: The index of the dot.
    ///   - bracket: The index of the innermost bracket around it.
    func callee(before dot: Int, in bracket: Int?) -> [String] {
        let before = text.isWord(dot - 1, "return") ? dot - 2 : dot - 1
        let end: Int? =
            if text.isSign(before, "=") {
                // `let child: Child<Dependencies> = .init(…)`
                before - 1
            } else if before == bracket, text.isSign(before, "{") {
                // `var child: Child<Dependencies> { .init(…) }`
                before - 1
            } else { nil }
        guard let end, let type = type(endingAt: end) else { return ["", "init"] }
        return type + ["init"]
    }

    /// The property in `child = .init(…)` and `self.child = .init(…)`.
    func assignee(before dot: Int) -> String? {
        guard text.isSign(dot - 1, "="), let name = text.word(dot - 2) else { return nil }
        return !text.isSign(dot - 3, ".") || text.isWord(dot - 4, "self") ? name : nil
    }

    /// The qualified name of a type after `:` or `->`.
    private func type(endingAt index: Int) -> [String]? {
        let last = text.closesAngles(index) ? text.beforeAngles(index) - 1 : index
        let (parts, first) = text.qualifiedName(endingAt: last)
        if parts.isEmpty { return nil }
        let isResult =
            text.tokens.indices.contains(first - 1) && text.bytes(first - 1).elementsEqual("->".utf8)
        // `child = .init(…)` names a property, whose type may be written elsewhere.
        return text.isSign(first - 1, ":") || isResult ? parts : nil
    }
}

/// Finds the type aliases of functions: `typealias Handler = @Sendable (Int) -> Void`.
struct FunctionAliasReading {
    let text: TokenText

    /// More tokens than the parameters of a function type have.
    private static let longestList = 200

    /// The names of the aliases, in order.
    var names: [String] {
        text.keywords.compactMap { keyword in
            guard case .alias(let index) = keyword, let name = text.word(index + 1) else { return nil }
            let equals = text.isSign(index + 2, "<") ? text.afterAngles(index + 2) : index + 2
            return text.isSign(equals, "=") && isFunction(at: afterAttributes(equals + 1)) ? name : nil
        }
    }

    private func afterAttributes(_ index: Int) -> Int {
        var next = index
        while text.isSign(next, "@"), text.word(next + 1) != nil {
            next += 2
            // `@MainActor (Int) -> Void` has parameters there, and `@convention(c) (Int) -> Void` an argument.
            if text.isSign(next, "("), let end = end(ofListAt: next), text.isSign(end + 1, "(") {
                next = end + 1
            }
        }
        return next
    }

    private func isFunction(at index: Int) -> Bool {
        guard text.isSign(index, "("), let end = end(ofListAt: index), text.tokens.indices.contains(end + 1)
        else {
            return false
        }
        return text.isWord(end + 1, "async") || text.isWord(end + 1, "throws")
            || text.bytes(end + 1).elementsEqual("->".utf8)
    }

    /// The index of the bracket that closes another.
    private func end(ofListAt index: Int) -> Int? {
        var depth = 0
        for next in index..<min(index + Self.longestList, text.tokens.indices.upperBound) {
            if text.isSign(next, "(") { depth += 1 }
            if text.isSign(next, ")") { depth -= 1 }
            if depth == 0 { return next }
        }
        return nil
    }
}

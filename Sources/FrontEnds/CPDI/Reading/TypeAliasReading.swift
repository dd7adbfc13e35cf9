import ArborModel

/// Reads the type aliases that compose no protocols by their names, whatever they stand for.
struct TypeAliasReading {
    let text: TokenText
    let names: CompositionNames

    /// More tokens than a type has.
    private static let longestType = 500

    /// The aliases, in order.
    var aliases: [WrittenTypeAlias] {
        text.keywords.compactMap { keyword in
            guard case .alias(let index) = keyword, let name = text.word(index + 1) else { return nil }
            let isGeneric = text.isSign(index + 2, "<")
            let equals = isGeneric ? text.afterAngles(index + 2) : index + 2
            guard text.isSign(equals, "="), let end = end(ofTypeAt: equals + 1) else { return nil }
            let type = TypeExpression(parsing: text.text(text.range(equals + 1, end - 1)))
            if names.isAlias(name), type.mayCompose { return nil }
            return WrittenTypeAlias(
                name: name, type: type,
                isGeneric: isGeneric,
                isPrivate: text.isWord(index - 1, "private") || text.isWord(index - 1, "fileprivate"),
                isIndented: isIndented(index), range: text.range(index + 1, index + 1))
        }
    }

    private func isIndented(_ index: Int) -> Bool {
        var first = index
        while first > 0, !text.tokens.isFirstOnLine(first) { first -= 1 }
        return text.range(first, first).start.column > 1
    }

    /// The index after the last token of a type. A type goes on in the next line only if one of both lines says so.
    private func end(ofTypeAt start: Int) -> Int? {
        var depth = 0
        let limit = min(start + Self.longestType, text.tokens.indices.upperBound)
        for next in start..<max(start, limit) {
            if depth == 0, next > start, endsType(before: next) { return next }
            depth += step(next)
            if depth < 0 { return next > start ? next : nil }
        }
        return limit == text.tokens.indices.upperBound && limit > start ? limit : nil
    }

    private func step(_ index: Int) -> Int {
        if text.isSign(index, "(") || text.isSign(index, "[") { return 1 }
        if text.isSign(index, ")") || text.isSign(index, "]") { return -1 }
        return text.angles(index)
    }

    private func endsType(before index: Int) -> Bool {
        if [";", "{", "}"].contains(where: { text.isSign(index, $0) }) || text.isWord(index, "where") {
            return true
        }
        return text.tokens.isFirstOnLine(index) && !isOpen(after: index - 1) && !continues(index)
    }

    /// True if a type can't end with a token.
    private func isOpen(after index: Int) -> Bool {
        text.isSign(index, "&") || text.isSign(index, ".") || text.isSign(index, "~") || isArrow(index)
            || ["any", "some", "async", "throws"].contains { text.isWord(index, $0) }
            || text.isSign(index - 1, "@")
    }

    /// True if a token is a part of the type before it.
    private func continues(_ index: Int) -> Bool {
        text.isSign(index, "&") || text.isSign(index, ".") || isArrow(index)
            || ["async", "throws"].contains { text.isWord(index, $0) }
    }

    private func isArrow(_ index: Int) -> Bool {
        text.tokens.indices.contains(index) && text.bytes(index).elementsEqual("->".utf8)
    }
}

extension TypeExpression {
    /// True for what may name protocols.
    fileprivate var mayCompose: Bool {
        switch bare {
        case .composition, .prefixed: true
        default: bare.lastName != nil && !["Array", "Dictionary", "Optional"].contains(bare.lastName)
        }
    }
}

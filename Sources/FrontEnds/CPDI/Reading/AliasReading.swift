import ArborModel

/// Reads the type aliases that compose protocols.
struct AliasReading {
    let text: TokenText
    let names: CompositionNames

    /// The aliases whose names follow the convention, in order.
    var aliases: [CompositionAlias] {
        var depth = 0
        return text.keywords.compactMap { keyword in
            if case .condition(let step) = keyword { depth += step }
            guard case .alias(let index) = keyword, var alias = alias(at: index) else { return nil }
            if depth > 0 { alias.movable = nil }
            return alias
        }
    }

    private static let modifiers = ["public", "package", "internal", "fileprivate", "private"]

    private func alias(at keyword: Int) -> CompositionAlias? {
        guard let name = text.word(keyword + 1), names.isAlias(name) || names.isLeaf(name) else { return nil }
        let equals = text.isSign(keyword + 2, "<") ? text.afterAngles(keyword + 2) : keyword + 2
        guard text.isSign(equals, "=") else { return nil }
        var first = keyword
        var modifiers: [Name] = []
        var attributes: [String] = []
        while true {
            if let word = text.word(first - 1), Self.modifiers.contains(word) {
                first -= 1
                modifiers.insert(Name(text: word, range: text.range(first, first)), at: 0)
            } else if let start = attribute(before: first) {
                attributes.insert(text.text(text.range(start, first - 1)), at: 0)
                first = start
            } else {
                break
            }
        }
        let (members, last) = members(from: equals + 1)
        // An array, a function or a tuple composes nothing.
        if members.isEmpty { return nil }
        return CompositionAlias(
            name: Name(text: name, range: text.range(keyword + 1, keyword + 1)), members: members,
            isPublic: modifiers.contains { $0.text == "public" }, modifiers: modifiers,
            availability: attributes.filter(\.limitsAvailability),
            range: text.range(first, last), text: text.text(text.range(first, last)),
            isGeneric: equals > keyword + 2, isExistential: isExistential(from: equals + 1),
            movable: movable(first, last))
    }

    private func isExistential(from start: Int) -> Bool {
        var next = start
        while text.isSign(next, "(") { next += 1 }
        return text.isWord(next, "any")
    }

    /// The first token of an attribute that ends before a token.
    private func attribute(before index: Int) -> Int? {
        var name = index - 1
        if text.isSign(name, ")") {
            let start = stride(from: name, through: max(0, name - Self.longestAttribute), by: -1).first {
                text.isSign($0, "(")
            }
            guard let start else { return nil }
            name = start - 1
        }
        return text.word(name) != nil && text.isSign(name - 1, "@") ? name - 1 : nil
    }

    /// More tokens than the arguments of an attribute have.
    private static let longestAttribute = 60

    private func movable(_ first: Int, _ last: Int) -> CompositionAlias.Movable? {
        guard text.range(first, first).start.column == 1, let end = text.endOfLine(after: last) else {
            return nil
        }
        let start = text.startWithComments(of: first)
        let line = text.range(of: start..<end)
        return .init(range: text.range(of: start..<text.lineEnd(from: end)), text: text.text(line))
    }

    private func members(from start: Int) -> (members: [CompositionAlias.Member], last: Int) {
        var members: [CompositionAlias.Member] = []
        var starts: [Int] = []
        var next = start
        var last = start - 1
        // A member in parentheses isn't removed, because they may then be empty.
        var hasParentheses = false
        while true {
            while text.isSign(next, "(") { (next, hasParentheses) = (next + 1, true) }
            guard let found = text.name(at: text.isWord(next, "any") ? next + 1 : next) else { break }
            members.append(.init(name: found.name))
            starts.append(next)
            last = found.next - 1
            while hasParentheses, text.isSign(last + 1, ")") { last += 1 }
            guard text.isSign(last + 1, "&") else { break }
            next = last + 2
        }
        for index in members.indices where members.count > 1 && !hasParentheses {
            (members[index].removal, members[index].losesComment) = removal(of: index, starts, end: last)
        }
        return (members, last)
    }

    /// A member on a line of its own goes with its line, and the comment on it.
    private func removal(of index: Int, _ starts: [Int], end: Int) -> (range: SourceRange, losesComment: Bool)
    {
        if index == 0 {
            let start = UInt32(text.tokens.start(starts[0]))
            let range = text.range(of: start..<UInt32(text.tokens.start(starts[1])))
            return (range, text.hasComment(from: starts[0], to: starts[1]))
        }
        let sign = starts[index] - 1
        let last = index + 1 < starts.count ? starts[index + 1] - 2 : end
        let isAlone = text.tokens.isFirstOnLine(sign) && (last == end || text.tokens.isFirstOnLine(last + 1))
        if isAlone { return (text.range(of: text.line(of: sign)), false) }
        let range = text.range(of: UInt32(text.tokens.end(sign - 1))..<UInt32(text.tokens.end(last)))
        return (range, text.hasComment(from: sign - 1, to: last))
    }
}

extension String {
    /// True for the attribute `@available(…)`.
    var limitsAvailability: Bool { hasPrefix("@available") }
}

import ArborModel
import ArborSyntax

/// The tokens of one file with the places that they stand at.
struct TokenText {
    let tokens: SourceTokens
    private let source: UnsafeBufferPointer<UInt8>
    private let lines: LineTable
    /// The tokens that some readings begin with, in order.
    private(set) var keywords: [Keyword] = []

    /// A token at which a reading begins.
    enum Keyword {
        /// The word `typealias`.
        case alias(Int)
        /// `#if` or `#endif`, as a step into or out of a condition.
        case condition(step: Int)
        /// The parenthesis of `let (` or `var (`.
        case pattern(Int)
        /// The word `init` of a declaration, or of a delegating call's argument.
        case initializer(Int)
    }

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
        tokens = SourceTokens(of: source)
        lines = LineTable(source)
        for index in tokens.indices {
            if let keyword = keyword(index) { keywords.append(keyword) }
        }
    }

    private func keyword(_ index: Int) -> Keyword? {
        switch source[tokens.start(index)] {
        case UInt8(ascii: "t"): isWord(index, "typealias") ? .alias(index) : nil
        case UInt8(ascii: "i"):
            isWord(index, "init") && !isSign(index - 1, ".") ? .initializer(index) : nil
        case UInt8(ascii: "#"):
            isDirective(index, "#if")
                ? .condition(step: 1) : isDirective(index, "#endif") ? .condition(step: -1) : nil
        case UInt8(ascii: "("):
            isWord(index - 1, "let") || isWord(index - 1, "var") ? .pattern(index) : nil
        default: nil
        }
    }

    /// Returns the index of the first token that begins at an offset or after it.
    func index(from offset: UInt32) -> Int {
        tokens.indices.partitioningIndex { tokens.start($0) >= Int(offset) }
    }

    /// Returns whether a token is this word.
    func isWord(_ index: Int, _ word: String) -> Bool {
        tokens.name(index).map { $0.count == word.utf8.count && $0.elementsEqual(word.utf8) } ?? false
    }

    func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool { tokens.isSign(index, sign) }

    /// Returns a word as a text; `nil` for another token.
    func word(_ index: Int) -> String? { tokens.name(index).map { String(decoding: $0, as: UTF8.self) } }

    /// Returns the range from the start of one token to the end of another.
    func range(_ first: Int, _ last: Int) -> SourceRange {
        range(of: UInt32(tokens.start(first))..<UInt32(max(tokens.start(first), tokens.end(last))))
    }

    /// Returns the text of a range.
    func text(_ range: SourceRange) -> String {
        String(decoding: source[Int(range.start.offset)..<Int(range.end.offset)], as: UTF8.self)
    }

    func range(of bytes: Range<UInt32>) -> SourceRange { lines.range(bytes) }

    /// Reads a qualified name: `Foo`, `Module.Foo`. `next` is the token after it and its generic arguments.
    func name(at index: Int) -> (name: Name, next: Int)? {
        guard var text = word(index) else { return nil }
        var last = index
        while isSign(last + 1, "."), let part = word(last + 2) {
            text += "." + part
            last += 2
        }
        let next = isSign(last + 1, "<") ? afterAngles(last + 1) : last + 1
        let arguments = next > last + 1 ? self.text(range(last + 1, next - 1)) : ""
        return (Name(text: text, range: range(index, last), arguments: arguments), next)
    }

    /// Reads a qualified name from its last token. Returns its parts and its first token; no parts for another token.
    func qualifiedName(endingAt last: Int) -> (parts: [String], first: Int) {
        guard let name = word(last) else { return ([], last) }
        var (parts, first) = ([name], last)
        while isSign(first - 1, "."), let part = word(first - 2) {
            parts.insert(part, at: 0)
            first -= 2
        }
        return (parts, first)
    }

    /// Reads names between signs, as in `A & B` or `A, B`.
    func names(at index: Int, between signs: [Unicode.Scalar]) -> (names: [Name], next: Int) {
        var names: [Name] = []
        var next = index
        while let found = name(at: isWord(next, "any") ? next + 1 : next) {
            names.append(found.name)
            next = found.next
            guard signs.contains(where: { isSign(next, $0) }) else { break }
            next += 1
        }
        return (names, next)
    }

    /// Reads a generic parameter clause from its `<`.
    func parameters(at index: Int) -> [ComposedType.Parameter] {
        guard isSign(index, "<") else { return [] }
        var found: [ComposedType.Parameter] = []
        var next = index + 1
        while let name = word(next) {
            var parameter = ComposedType.Parameter(
                name: Name(text: name, range: range(next, next)), constraints: [])
            next += 1
            if isSign(next, ":") { (parameter.constraints, next) = names(at: next + 1, between: ["&"]) }
            found.append(parameter)
            guard isSign(next, ",") else { break }
            next += 1
        }
        return found
    }

    /// Returns the index after generic arguments, from their `<`.
    func afterAngles(_ index: Int) -> Int {
        var depth = 0
        for next in index..<min(index + Self.longestClause, tokens.indices.upperBound) {
            depth += angles(next)
            if depth <= 0 { return next + 1 }
        }
        return index
    }

    /// Returns the index of the `<` that a `>` closes, or the index of the `>` if no `<` precedes it.
    func beforeAngles(_ index: Int) -> Int {
        var depth = 0
        for next in stride(from: index, through: max(0, index - Self.longestClause), by: -1) {
            depth -= angles(next)
            if depth <= 0 { return next }
        }
        return index
    }

    /// The number of angle brackets that a token opens, less those that it closes. `>>` and `?>` are one token each.
    func angles(_ index: Int) -> Int {
        guard tokens.name(index) == nil else { return 0 }
        let sign = bytes(index)
        switch sign.first {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "!"):
            return sign.reduce(0) { $0 + ($1 == UInt8(ascii: "<") ? 1 : $1 == UInt8(ascii: ">") ? -1 : 0) }
        default: return 0
        }
    }

    /// The bytes of a token.
    func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8>.SubSequence {
        source[tokens.start(index)..<tokens.end(index)]
    }

    /// True if a token ends generic arguments: `>`, `>>`, `?>`.
    func closesAngles(_ index: Int) -> Bool { tokens.indices.contains(index) && angles(index) < 0 }

    /// True if a comment is between two tokens.
    func hasComment(from first: Int, to last: Int) -> Bool {
        (first..<last).contains { index in
            source[tokens.end(index)..<max(tokens.end(index), tokens.start(index + 1))].contains(
                UInt8(ascii: "/"))
        }
    }

    /// The greatest number of tokens in a generic clause. A `<` may be an operator, whose end would be searched in vain.
    private static let longestClause = 500

    /// The range of the line that a token is the first one of, with the line end before it.
    func line(of index: Int) -> Range<UInt32> {
        let start = tokens.start(index)
        let before = source[..<start].lastIndex { $0 == 0x0A || $0 == 0x0D } ?? source.startIndex
        let end = source[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.count
        return UInt32(before)..<UInt32(end)
    }

    /// True for the first token of a line such as `#if DEBUG`.
    func isDirective(_ index: Int, _ word: String) -> Bool {
        tokens.name(index) == nil && bytes(index).elementsEqual(word.utf8)
    }

    /// The start of the lines above a token that have only comments, without a blank line, or the token's own start.
    func startWithComments(of index: Int) -> UInt32 {
        // A declaration in a comment that is never closed has no tokens.
        guard tokens.indices.contains(index) else { return UInt32(source.count) }
        let floor = index > 0 ? tokens.end(index - 1) : 0
        var start = startOfLine(tokens.start(index))
        let gap = source[floor..<tokens.start(index)]
        // A comment in `/*` and `*/` may begin on any of the lines.
        guard start >= floor, !gap.contains(UInt8(ascii: "*")) else { return UInt32(tokens.start(index)) }
        while start > floor {
            let above = startOfLine(start - 1)
            guard above >= floor, source[above..<start].contains(where: { !Self.isSpace($0) }) else { break }
            start = above
        }
        return UInt32(start)
    }

    /// The end of the line on which a token ends, if only a comment follows it there; `nil` if something else does.
    func endOfLine(after index: Int) -> UInt32? {
        let end = tokens.end(index)
        let line = source[end...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.count
        if tokens.indices.contains(index + 1), tokens.start(index + 1) < line { return nil }
        // A comment in `/*` and `*/` may go on after the line.
        let hasBlock = source[end..<line].contains(UInt8(ascii: "*"))
        return hasBlock ? nil : UInt32(line)
    }

    /// The end of a line with its line break.
    func lineEnd(from offset: UInt32) -> UInt32 {
        var end = Int(offset)
        if end < source.count, source[end] == 0x0D { end += 1 }
        if end < source.count, source[end] == 0x0A { end += 1 }
        return UInt32(end)
    }

    /// The position of an offset.
    func position(of offset: UInt32) -> SourcePosition { lines.range(offset..<offset).start }

    private func startOfLine(_ offset: Int) -> Int {
        source[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}

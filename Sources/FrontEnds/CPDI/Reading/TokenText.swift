import ArborModel
import ArborSyntax

/// The tokens of one file with the places that they stand at.
struct TokenText {
    let tokens: SourceTokens
    private let source: UnsafeBufferPointer<UInt8>
    private let lines: LineTable

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
        tokens = SourceTokens(of: source)
        lines = LineTable(source)
    }

    /// Returns the index of the first token that begins at an offset or after it.
    func index(from offset: UInt32) -> Int {
        tokens.indices.partitioningIndex { tokens.start($0) >= Int(offset) }
    }

    /// Returns whether a token is this word.
    func isWord(_ index: Int, _ word: String) -> Bool {
        tokens.name(index).map { $0.elementsEqual(word.utf8) } ?? false
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
        let name = Name(text: text, range: range(index, last))
        return (name, isSign(last + 1, "<") ? afterAngles(last + 1) : last + 1)
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
            if isSign(next, "<") { depth += 1 }
            if isSign(next, ">") { depth -= 1 }
            if depth == 0 { return next + 1 }
        }
        return index
    }

    /// Returns the index of the `<` that a `>` closes, or the index of the `>` if no `<` precedes it.
    func beforeAngles(_ index: Int) -> Int {
        var depth = 0
        for next in stride(from: index, through: max(0, index - Self.longestClause), by: -1) {
            if isSign(next, ">") { depth += 1 }
            if isSign(next, "<") { depth -= 1 }
            if depth == 0 { return next }
        }
        return index
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
}

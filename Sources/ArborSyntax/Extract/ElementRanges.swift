import ArborModel

/// The ranges of the elements of an array literal of types, such as `[A.self, Box<B, C>.self]`.
struct ElementRanges {
    /// The ranges in the text, in order. Empty for any other text.
    let ranges: [SourceRange]

    /// - Parameter text: The text from `[` to `]`.
    init(in text: UnsafeBufferPointer<UInt8>) {
        let tokens = SourceTokens(of: text)
        guard tokens.areComplete, tokens.isSign(0, "[") else {
            ranges = []
            return
        }
        var found: [Range<Int>] = []
        var (depth, first) = (0, 1)
        for index in tokens.indices {
            if ["[", "(", "{", "<"].contains(where: { tokens.isSign(index, $0) }) { depth += 1 }
            let closes = ["]", ")", "}", ">"].contains { tokens.isSign(index, $0) }
            if closes { depth -= 1 }
            guard closes ? depth == 0 : depth == 1 && tokens.isSign(index, ",") else { continue }
            if first < index { found.append(tokens.start(first)..<tokens.end(index - 1)) }
            first = index + 1
        }
        ranges = found.map {
            SourceRange(start: text.position(of: $0.lowerBound), end: text.position(of: $0.upperBound))
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the position of an offset, counted from the start of the text.
    fileprivate func position(of offset: Int) -> SourcePosition {
        let before = self[..<offset]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return SourcePosition(
            offset: UInt32(offset), line: UInt32(line), column: UInt32(offset - lineStart + 1))
    }
}

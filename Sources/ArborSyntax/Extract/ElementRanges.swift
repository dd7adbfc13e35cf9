import ArborModel

/// The ranges of the elements of an array literal of types, such as `[A.self, Box<B, C>.self]`.
struct ElementRanges {
    /// The ranges in the text, in order. Empty for any other text.
    let ranges: [SourceRange]

    /// Returns the ranges of the elements in a file that holds the text from `start` on. They are empty for any text that
    /// is not an array literal.
    static func all(in text: UnsafeBufferPointer<UInt8>, from start: SourcePosition) -> [SourceRange] {
        if text.first != UInt8(ascii: "[") { return [] }
        return ElementRanges(in: text).ranges.map { $0.moved(to: start) }
    }

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
        var positions = PositionCounter(text)
        ranges = found.map {
            SourceRange(
                start: positions.position(of: $0.lowerBound), end: positions.position(of: $0.upperBound))
        }
    }
}

/// Counts the lines of a text up to offsets that are asked for in order, so that the text is read once.
private struct PositionCounter {
    private let text: UnsafeBufferPointer<UInt8>
    private var counted = 0
    private var line: UInt32 = 1
    private var lineStart = 0

    init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

    /// Returns the position of an offset, counted from the start of the text.
    mutating func position(of offset: Int) -> SourcePosition {
        for index in counted..<offset where text[index] == UInt8(ascii: "\n") {
            line += 1
            lineStart = index + 1
        }
        counted = offset
        return SourcePosition(offset: UInt32(offset), line: line, column: UInt32(offset - lineStart + 1))
    }
}

/// A copy of a text in which ranges are hidden from the parser. All other bytes keep their offsets.
struct MaskedText {
    private(set) var bytes: [UInt8]

    init(_ text: UnsafeBufferPointer<UInt8>) { bytes = Array(text) }

    /// Replaces each regex literal by a string literal of the same length, which is an operand of one token.
    ///
    /// tree-sitter's lexer never goes back. So it can't search for the end of a literal whose slash may turn out to be
    /// an operator.
    mutating func hide(regexes: [Range<UInt32>]) {
        for regex in regexes {
            for index in regex { bytes[Int(index)] = UInt8(ascii: "_") }
            bytes[Int(regex.lowerBound)] = UInt8(ascii: "\"")
            bytes[Int(regex.upperBound) - 1] = UInt8(ascii: "\"")
        }
    }

    /// Replaces a range by spaces. Line endings stay.
    mutating func blank(_ range: Range<UInt32>) {
        for index in range where !Self.isNewline(bytes[Int(index)]) {
            bytes[Int(index)] = UInt8(ascii: " ")
        }
    }

    /// Hides an opening bracket, or the start of a literal or a comment, and the rest of its line within the range.
    ///
    /// Other brackets stay, because they may be closed. After an operator, the first byte becomes an operand.
    mutating func blank(opening range: Range<UInt32>) {
        let brackets = "()[]{}".utf8
        let before = bytes[..<Int(range.lowerBound)].last { $0 != UInt8(ascii: " ") } ?? 0
        for (count, index) in range.enumerated() {
            let byte = bytes[Int(index)]
            if Self.isNewline(byte) { break }
            if count == 0 || !brackets.contains(byte) { bytes[Int(index)] = UInt8(ascii: " ") }
        }
        if "=+-*/%<>&|?:,".utf8.contains(before) { bytes[Int(range.lowerBound)] = UInt8(ascii: "_") }
    }

    private static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

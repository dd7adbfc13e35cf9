/// A copy of a text in which stretches are hidden from the parser: each byte stands where it stood.
struct MaskedText {
    private(set) var bytes: [UInt8]

    init(_ text: UnsafeBufferPointer<UInt8>) { bytes = Array(text) }

    /// Makes a string of each regex literal: an operand of one token, whatever is in it.
    ///
    /// tree-sitter's lexer never goes back, so it can't look for the end of a literal that may turn out to be an operator.
    mutating func hide(regexes: [Range<UInt32>]) {
        for regex in regexes {
            for index in regex { bytes[Int(index)] = UInt8(ascii: "_") }
            bytes[Int(regex.lowerBound)] = UInt8(ascii: "\"")
            bytes[Int(regex.upperBound) - 1] = UInt8(ascii: "\"")
        }
    }

    /// Makes white space of a stretch; lines stay lines.
    mutating func blank(_ stretch: Range<UInt32>) {
        for index in stretch where !Self.isNewline(bytes[Int(index)]) {
            bytes[Int(index)] = UInt8(ascii: " ")
        }
    }

    /// Takes out an opening bracket, or what opens a literal or a comment, and the rest of its line within the stretch,
    /// but for other brackets: these may be closed. What is an operand leaves one.
    mutating func blank(opening stretch: Range<UInt32>) {
        let brackets = "()[]{}".utf8
        let before = bytes[..<Int(stretch.lowerBound)].last { $0 != UInt8(ascii: " ") } ?? 0
        for (count, index) in stretch.enumerated() {
            let byte = bytes[Int(index)]
            if Self.isNewline(byte) { break }
            if count == 0 || !brackets.contains(byte) { bytes[Int(index)] = UInt8(ascii: " ") }
        }
        if "=+-*/%<>&|?:,".utf8.contains(before) { bytes[Int(stretch.lowerBound)] = UInt8(ascii: "_") }
    }

    private static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

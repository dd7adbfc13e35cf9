/// The tokens of an `#if` condition.
enum ConditionToken: Equatable {
    case word(String)
    /// `name(argument)`. The argument is without white space and comments.
    case call(String, String)
    case not, and, or, open, close
    /// Text that no condition contains.
    case unknown
}

/// Reads a condition byte by byte, from its start to its end.
struct ConditionTokens: IteratorProtocol, Sequence {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func next() -> ConditionToken? {
        skipTrivia()
        guard offset < bytes.count else { return nil }
        if isWord(bytes[offset]) { return wordOrCall() }
        if let pair = pair() { return pair }
        offset += 1
        switch bytes[offset - 1] {
        case UInt8(ascii: "!"): return .not
        case UInt8(ascii: "("): return .open
        case UInt8(ascii: ")"): return .close
        default: return .unknown
        }
    }

    private mutating func pair() -> ConditionToken? {
        guard offset + 1 < bytes.count, bytes[offset] == bytes[offset + 1] else { return nil }
        let token: ConditionToken? =
            switch bytes[offset] {
            case UInt8(ascii: "&"): .and
            case UInt8(ascii: "|"): .or
            default: nil
            }
        if token != nil { offset += 2 }
        return token
    }

    /// Returns true for a letter, a digit, `_` and `$`, and for a backtick, because a flag may be escaped.
    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"),
            0x80...:
            true
        default: false
        }
    }

    private mutating func wordOrCall() -> ConditionToken {
        let start = offset
        while offset < bytes.count, isWord(bytes[offset]) { offset += 1 }
        let word = String(decoding: bytes[start..<offset].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
        let end = offset
        skipTrivia()
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "(") else {
            offset = end
            return .word(word)
        }
        return argument().map { .call(word, $0) } ?? .unknown
    }

    /// Returns the text in the parentheses at the offset, or `nil` if they are not closed.
    private mutating func argument() -> String? {
        var text: [UInt8] = []
        var depth = 0
        while true {
            skipTrivia()
            guard offset < bytes.count else { return nil }
            let byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return String(decoding: text.dropFirst(), as: UTF8.self) }
            text.append(byte)
        }
    }

    private mutating func skipTrivia() { offset = bytes.endOfTrivia(from: offset) }
}

/// The tokens of an `#if` condition.
enum ConditionToken: Equatable {
    case word(String)
    /// `name(argument)`, the argument without white space and comments.
    case call(String, String)
    case not, and, or, open, close
    /// What no condition holds.
    case unknown
}

/// Reads a condition byte by byte, from its start to its end.
struct ConditionTokens: IteratorProtocol, Sequence {
    private let bytes: [UInt8]
    private var place = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func next() -> ConditionToken? {
        skipTrivia()
        guard place < bytes.count else { return nil }
        if isWord(bytes[place]) { return wordOrCall() }
        if let pair = pair() { return pair }
        place += 1
        switch bytes[place - 1] {
        case UInt8(ascii: "!"): return .not
        case UInt8(ascii: "("): return .open
        case UInt8(ascii: ")"): return .close
        default: return .unknown
        }
    }

    private mutating func pair() -> ConditionToken? {
        guard place + 1 < bytes.count, bytes[place] == bytes[place + 1] else { return nil }
        let token: ConditionToken? =
            switch bytes[place] {
            case UInt8(ascii: "&"): .and
            case UInt8(ascii: "|"): .or
            default: nil
            }
        if token != nil { place += 2 }
        return token
    }

    /// Letters, digits, `_` and `$`; backticks too, since a flag may stand in them.
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
        let start = place
        while place < bytes.count, isWord(bytes[place]) { place += 1 }
        let word = String(decoding: bytes[start..<place].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
        let end = place
        skipTrivia()
        guard place < bytes.count, bytes[place] == UInt8(ascii: "(") else {
            place = end
            return .word(word)
        }
        return argument().map { .call(word, $0) } ?? .unknown
    }

    /// What stands in the parentheses at the place; `nil` where they are not closed.
    private mutating func argument() -> String? {
        var text: [UInt8] = []
        var depth = 0
        while true {
            skipTrivia()
            guard place < bytes.count else { return nil }
            let byte = bytes[place]
            place += 1
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return String(decoding: text.dropFirst(), as: UTF8.self) }
            text.append(byte)
        }
    }

    private mutating func skipTrivia() { place = bytes.endOfTrivia(from: place) }
}

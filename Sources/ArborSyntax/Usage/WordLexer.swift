/// Cuts source into words and single signs, comments left out.
///
/// Quotes are not understood, only respected: behind one on the same line, and in a text of several lines, nothing is
/// taken for a comment. So a word in a text counts as a word, as it does where it is interpolated.
struct WordLexer {
    struct Piece {
        var start: Int
        var end: Int
        var isWord: Bool
        var isFirstOnLine: Bool
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0
    private var isFirstOnLine = true
    private var isBehindQuote = false
    private var isInLongText = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func next() -> Piece? {
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                (isFirstOnLine, isBehindQuote) = (true, false)
                place += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "`"): place += 1
            case UInt8(ascii: "\""): skipQuote()
            case UInt8(ascii: "/") where !isBehindQuote && !isInLongText && skipComment(): break
            default: return piece(from: byte)
            }
        }
        return nil
    }

    private mutating func piece(from byte: UInt8) -> Piece {
        let start = place
        place += 1
        if byte.isOfWord {
            while place < bytes.count, bytes[place].isOfWord { place += 1 }
        }
        defer { isFirstOnLine = false }
        return Piece(start: start, end: place, isWord: byte.isOfWord, isFirstOnLine: isFirstOnLine)
    }

    private mutating func skipQuote() {
        let isLong =
            place + 2 < bytes.count && bytes[place + 1] == bytes[place] && bytes[place + 2] == bytes[place]
        if isLong { isInLongText.toggle() } else { isBehindQuote = true }
        place += isLong ? 3 : 1
    }

    /// False where no comment begins.
    private mutating func skipComment() -> Bool {
        guard place + 1 < bytes.count else { return false }
        switch bytes[place + 1] {
        case UInt8(ascii: "/"):
            while place < bytes.count, bytes[place] != UInt8(ascii: "\n"), bytes[place] != UInt8(ascii: "\r")
            {
                place += 1
            }
        case UInt8(ascii: "*"): skipBlock()
        default: return false
        }
        return true
    }

    /// Comments of this kind nest.
    private mutating func skipBlock() {
        var depth = 0
        while place + 1 < bytes.count {
            let pair = (bytes[place], bytes[place + 1])
            switch pair {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
            case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
            default:
                if pair.0 == UInt8(ascii: "\n") { isFirstOnLine = true }
                place += 1
                continue
            }
            place += 2
            if depth == 0 { return }
        }
        place = bytes.count
    }
}

extension UInt8 {
    /// Letters, digits, `_`, `$`, and all that is no ASCII.
    fileprivate var isOfWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}

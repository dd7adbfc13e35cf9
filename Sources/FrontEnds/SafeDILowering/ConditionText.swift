extension String {
    /// True for flags and calls such as `os(Linux)` with the operators of conditions between them, as in `DEBUG && !(A || B)`.
    var isCondition: Bool {
        var text = ConditionText(self)
        text.skipSpaces()
        return text.readsCondition() && text.isAtEnd
    }
}

/// A reader of the condition of an `#if`. The generated code repeats the condition, so that only the compiler would find
/// a slip.
private struct ConditionText {
    private let bytes: [UInt8]
    private var next = 0
    private var depth = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { next == bytes.count }

    mutating func readsCondition() -> Bool {
        repeat {
            if !readsOperand() { return false }
        } while reads("&&") || reads("||")
        return true
    }

    private mutating func readsOperand() -> Bool {
        while reads("!") {}
        if reads("(") {
            depth += 1
            defer { depth -= 1 }
            return depth <= Self.greatestDepth && readsCondition() && reads(")")
        }
        guard readsName() else { return false }
        return !reads("(") || readsName() && reads(")")
    }

    /// No condition that people write has more parentheses in each other. Each one takes memory of the stack.
    private static let greatestDepth = 64

    private mutating func readsName() -> Bool {
        let start = next
        while next < bytes.count, bytes[next].isOfName { next += 1 }
        defer { skipSpaces() }
        return next > start
    }

    private mutating func reads(_ sign: String) -> Bool {
        guard bytes[next...].starts(with: sign.utf8) else { return false }
        next += sign.utf8.count
        skipSpaces()
        return true
    }

    mutating func skipSpaces() {
        while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
    }
}

extension UInt8 {
    fileprivate var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

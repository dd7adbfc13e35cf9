/// Checks the strings of a summary by the grammar of their roles, byte by byte and without a copy.
///
/// A string that passes can't end the construct that generated code puts it in: it contains no newline, no brace, no
/// comment and no unbalanced bracket.
enum SummaryWords {
    /// Returns whether a text is an identifier: plain, in backticks, or raw (SE-0451).
    static func isName(_ text: String) -> Bool {
        text.utf8.first == UInt8(ascii: "`") ? text.nameInText != nil : text.isIdentifier
    }

    /// Returns whether a text is a name, perhaps in types or a module: `A`, `A.B`, `M::A.B`.
    static func isQualifiedName(_ text: String) -> Bool {
        withBytes(of: text) { bytes in
            var index = 0
            while true {
                let end = endOfName(in: bytes, from: index)
                guard isName(String(decoding: bytes[index..<end], as: UTF8.self)) else { return false }
                if end == bytes.count { return true }
                let isSelector = bytes[end...].starts(with: "::".utf8)
                guard isSelector || bytes[end] == UInt8(ascii: ".") else { return false }
                index = end + (isSelector ? 2 : 1)
            }
        }
    }

    /// Returns whether a text is a whole number: `3`, `-1`, `0xFF`, `1_000`.
    static func isNumber(_ text: String) -> Bool {
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
        guard let first = digits.first, text.utf8.count - digits.count <= 1 else { return false }
        return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
            && digits.allSatisfy { $0.isOfName && $0 < 0x80 && $0 != UInt8(ascii: "$") }
    }

    /// Returns whether a text can only be a type, whatever it means: its brackets are balanced, it calls nothing, and no
    /// second type, no value and no comment follows.
    static func isTypeText(_ text: String) -> Bool {
        holdsOnly(".,:<>()[]&?!-~@ ", text) && isOneType(text) && !hasCall(text)
    }

    /// Returns whether a text is the condition of an `#if` on one line.
    static func isCondition(_ text: String) -> Bool { holdsOnly("!&|()<>=.,:- ", text) }

    /// Returns whether a text is an attribute or a specifier, perhaps with arguments: `@available(macOS 14, *)`,
    /// `@convention(c)`, `nonisolated(nonsending)`.
    static func isAttribute(_ text: String) -> Bool {
        let name = text.prefix { $0 != "(" }
        let arguments = text.dropFirst(name.utf8.count)
        let word = name.hasPrefix("@") ? name.dropFirst() : name
        return isQualifiedName(String(word)) && (arguments.isEmpty || isArguments(String(arguments)))
    }

    /// Returns whether a text is arguments in parentheses: names, numbers, and strings of one line without interpolations.
    static func isArguments(_ text: String) -> Bool {
        withBytes(of: text) { bytes in
            var (depth, isInString, isEscaped) = (0, false, false)
            for (index, byte) in bytes.enumerated() {
                if byte < 0x20 || isEscaped && byte == UInt8(ascii: "(") { return false }
                if isEscaped || isInString && byte == UInt8(ascii: "\\") {
                    isEscaped.toggle()
                    continue
                }
                if byte == UInt8(ascii: "\"") { isInString.toggle() }
                if isInString || byte == UInt8(ascii: "\"") { continue }
                guard byte.isOfName || "()[].,:*=- ".utf8.contains(byte) else { return false }
                depth += byte.changeOfDepth
                if depth <= 0 {
                    return depth == 0 && index == bytes.count - 1 && bytes[0] == UInt8(ascii: "(")
                }
            }
            return false
        }
    }
}

extension SummaryWords {
    static func withBytes<Result>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var text = text
        return text.withUTF8(body)
    }

    /// Returns the index after the identifier that begins at an index, or the index itself if none does.
    private static func endOfName(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard start < bytes.count else { return start }
        guard bytes[start] != UInt8(ascii: "`") else { return endOfRawName(in: bytes, from: start) }
        var end = start
        while end < bytes.count, bytes[end].isOfName { end += 1 }
        return end
    }

    /// A raw identifier contains any characters but newlines, backticks and backslashes.
    private static func endOfRawName(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = start + 1
        while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x5C {
            end += 1
        }
        return end < bytes.count && bytes[end] == UInt8(ascii: "`") && end > start + 1 ? end + 1 : start
    }

    /// Returns whether a text consists of names and of the given signs, with balanced brackets and at most one line.
    private static func holdsOnly(_ signs: StaticString, _ text: String) -> Bool {
        withBytes(of: text) { bytes in
            let allowed = UnsafeBufferPointer(start: signs.utf8Start, count: signs.utf8CodeUnitCount)
            var (index, depth) = (0, 0)
            while index < bytes.count {
                let end = endOfName(in: bytes, from: index)
                if end > index {
                    index = end
                    continue
                }
                guard allowed.contains(bytes[index]) else { return false }
                depth += bytes[index].changeOfDepth
                if depth < 0 { return false }
                index += 1
            }
            return depth == 0 && !bytes.isEmpty
        }
    }

    /// Returns whether the angle brackets are balanced, and each comma and single colon is inside of brackets.
    private static func isOneType(_ text: String) -> Bool {
        withBytes(of: text) { bytes in
            var (angles, depth, before) = (0, 0, UInt8(0))
            for (index, byte) in bytes.enumerated() {
                if byte == UInt8(ascii: "<") { angles += 1 }
                if byte == UInt8(ascii: ">"), before != UInt8(ascii: "-") { angles -= 1 }
                depth += byte.changeOfDepth
                let isBeforeColon = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ":")
                let isColon = byte == UInt8(ascii: ":") && before != byte && !isBeforeColon
                let separates = isColon || byte == UInt8(ascii: ",")
                if angles < 0 || separates && angles + depth == 0 { return false }
                before = byte
            }
            return angles == 0
        }
    }

    /// Returns whether a parenthesis follows a name or a bracket directly, as in a call. Only attributes have arguments,
    /// and their texts are checked apart.
    private static func hasCall(_ text: String) -> Bool {
        withBytes(of: text) { bytes in
            bytes.indices.dropFirst().contains { index in
                let before = bytes[index - 1]
                return bytes[index] == UInt8(ascii: "(")
                    && (before.isOfName || ")]>`".utf8.contains(before))
                    && !(before == UInt8(ascii: ">") && index > 1 && bytes[index - 2] == UInt8(ascii: "-"))
            }
        }
    }
}

extension UInt8 {
    /// True for a byte of an identifier. Bytes beyond ASCII count, because nearly all of their characters may be in one,
    /// and none of the others ends a construct.
    var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    fileprivate var changeOfDepth: Int {
        switch self {
        case UInt8(ascii: "("), UInt8(ascii: "["): 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): -1
        default: 0
        }
    }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A position in JSON text, and the methods that read tokens there.
struct ByteCursor {
    /// The text and a zero after it, which ends every search.
    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ text: [UInt8]) { bytes = text + [0] }

    var isAtEnd: Bool { position == bytes.count - 1 }
    var peek: UInt8? { isAtEnd ? nil : bytes[position] }

    mutating func take(_ byte: UInt8) -> Bool {
        guard bytes[position] == byte, !isAtEnd else { return false }
        position += 1
        return true
    }

    mutating func skipSpace() {
        while true {
            let byte = bytes[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            position += 1
        }
    }

    /// Takes the characters of a string up to its end, an escape, an unescaped control character or the end of
    /// the text.
    ///
    /// It uses a search of the C library. Most clients run a debug build of the plugin, where a Swift loop
    /// takes 50 times as long.
    mutating func takePlainStretch() -> ArraySlice<UInt8> {
        let start = position
        position += withCharacters { Self.lengthOfStretch($0, from: start) }
        return bytes[start..<position]
    }

    /// Skips a string that no code reads, up to its end. Only the lengths of its escapes matter.
    mutating func skipStretches() {
        let start = position
        position = withCharacters { characters in
            var end = start + Self.lengthOfStretch(characters, from: start)
            while characters[end] == 0x5C, end + 2 < characters.count {
                end += 2 + Self.lengthOfStretch(characters, from: end + 2)
            }
            return end
        }
    }

    private func withCharacters(_ search: (UnsafeBufferPointer<CChar>) -> Int) -> Int {
        bytes.withUnsafeBufferPointer { $0.withMemoryRebound(to: CChar.self, search) }
    }

    private static func lengthOfStretch(_ characters: UnsafeBufferPointer<CChar>, from start: Int) -> Int {
        strcspn(characters.baseAddress! + start, endsOfStretch)
    }

    /// The quote, the backslash and the control characters that must be escaped. Zero is left out, because it
    /// ends a C string.
    private static let endsOfStretch: [CChar] = [0x22, 0x5C] + (1..<0x20) + [0]

    /// Takes an escape such as `\n`, `\u00E9` or `\uD83D\uDE00`. Returns `nil` for anything else, including
    /// half a surrogate pair.
    mutating func takeEscape() -> Unicode.Scalar? {
        guard take(UInt8(ascii: "\\")), let kind = peek else { return nil }
        position += 1
        if kind == UInt8(ascii: "u") { return takeUnicode() }
        return Self.escapes[kind]
    }

    /// The meanings of the letters after a backslash.
    private static let escapes: [UInt8: Unicode.Scalar] = Dictionary(
        uniqueKeysWithValues: zip("\"\\/bfnrt".utf8, "\"\\/\u{8}\u{C}\n\r\t".unicodeScalars))

    private mutating func takeUnicode() -> Unicode.Scalar? {
        guard let high = takeHexDigits() else { return nil }
        guard (0xD800...0xDBFF).contains(high) else { return Unicode.Scalar(high) }
        guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")), let low = takeHexDigits(),
            (0xDC00...0xDFFF).contains(low)
        else { return nil }
        return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }

    private mutating func takeHexDigits() -> UInt32? {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                return nil
            }
            value = value << 4 + UInt32(digit)
            position += 1
        }
        return value
    }

    /// Takes a number such as `-12.5e+3`. Returns `nil` for forms that JSON doesn't allow, such as `01`, `1.`
    /// and `.5`.
    mutating func takeNumber() -> String? {
        let start = position
        _ = take(UInt8(ascii: "-"))
        guard take(UInt8(ascii: "0")) || takeDigits() else { return nil }
        if take(UInt8(ascii: ".")), !takeDigits() { return nil }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            _ = take(UInt8(ascii: "+")) || take(UInt8(ascii: "-"))
            guard takeDigits() else { return nil }
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func takeDigits() -> Bool {
        let start = position
        while let byte = peek, Self.isDigit(byte) { position += 1 }
        return position > start
    }

    static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

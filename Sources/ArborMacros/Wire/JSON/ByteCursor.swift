/// A place in JSON text, and the tokens that are read there.
struct ByteCursor {
    /// The text and a zero behind it, where every search ends.
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

    /// The characters of a string up to its end, an escape, a bare control character or the end of the text.
    ///
    /// The C library searches: in a debug build of the plugin, which most clients run, a loop here takes 50 times as long.
    mutating func takePlainStretch() -> ArraySlice<UInt8> {
        let start = position
        position += withCharacters { Self.lengthOfStretch($0, from: start) }
        return bytes[start..<position]
    }

    /// Passes over a string that no one reads, up to what ends it. Of its escapes only the length is looked at.
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

    /// The quote, the backslash and, but for zero, the control characters, which have to be escaped.
    private static let endsOfStretch: [CChar] = [0x22, 0x5C] + (1..<0x20) + [0]

    /// `\n`, `\u00E9`, `\uD83D\uDE00`; `nil` for what is none, half a surrogate pair included.
    mutating func takeEscape() -> Unicode.Scalar? {
        guard take(UInt8(ascii: "\\")), let kind = peek else { return nil }
        position += 1
        if kind == UInt8(ascii: "u") { return takeUnicode() }
        return Self.escapes[kind]
    }

    /// What a letter behind a backslash stands for.
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

    /// `-12.5e+3`; `nil` for what JSON doesn't allow, such as `01`, `1.` and `.5`.
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

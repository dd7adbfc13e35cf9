/// The text of a `Package.swift`, read as far as its literals show what it says.
///
/// A manifest is a program, which isn't evaluated here. The reader knows comments, strings and brackets, and finds calls,
/// their arguments and the elements of array literals. It works on bytes, because a search in strings would link the
/// standard library's regular expressions.
package struct ManifestText: Sendable {
    package let bytes: [UInt8]

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The folders of a package that SwiftPM looks for a target's sources in.
    package static let sourceFolders = ["Sources", "Source", "src", "srcs"]

    /// A string literal can contain code, which can contain a string literal. No manifest nests them deeper.
    private static let mostNestedStrings = 8

    package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    package func isByte(_ letter: Unicode.Scalar, at offset: Int) -> Bool {
        offset < bytes.count && bytes[offset] == UInt8(ascii: letter)
    }

    private func isText(_ text: StaticString, at offset: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard offset + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
    }

    /// Returns the first offset from here on that is neither white space nor in a comment.
    package func afterTrivia(_ start: Int) -> Int {
        var offset = start
        while offset < bytes.count {
            if bytes[offset].isSpace {
                offset += 1
            } else if let end = endOfComment(offset) {
                offset = end
            } else {
                break
            }
        }
        return offset
    }

    private func endOfComment(_ start: Int) -> Int? {
        if isText("//", at: start) {
            return bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") } ?? bytes.count
        }
        guard isText("/*", at: start) else { return nil }
        var depth = 0
        var offset = start
        while offset < bytes.count {
            let step = isText("/*", at: offset) ? 1 : isText("*/", at: offset) ? -1 : 0
            depth += step
            offset += step == 0 ? 1 : 2
            if depth == 0 { break }
        }
        return min(offset, bytes.count)
    }

    /// Returns the end of the identifier that begins here. It is the start if none does.
    package func endOfIdentifier(_ start: Int) -> Int {
        bytes[start...].firstIndex { !$0.isOfIdentifier } ?? bytes.count
    }

    /// Returns the end of the token or comment that begins here; `nil` if it has none.
    package func endOfToken(_ start: Int, nested: Int = 0) -> Int? {
        if let end = endOfComment(start) { return end }
        let hashes = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
        if isByte("\"", at: start + hashes) { return endOfString(start, hashes: hashes, nested: nested) }
        return max(start + 1, endOfIdentifier(start))
    }

    private func endOfString(_ start: Int, hashes: Int, nested: Int) -> Int? {
        guard nested < Self.mostNestedStrings else { return nil }
        let isLong = isText("\"\"\"", at: start + hashes)
        let quotes = isLong ? 3 : 1
        func areHashes(at offset: Int) -> Bool { (0..<hashes).allSatisfy { isByte("#", at: offset + $0) } }
        var offset = start + hashes + quotes
        while offset < bytes.count {
            if isByte("\\", at: offset), areHashes(at: offset + 1) {
                offset += 1 + hashes
                if isByte("(", at: offset) {
                    guard let close = closing(offset, nested: nested + 1) else { return nil }
                    offset = close
                }
            } else if isLong ? isText("\"\"\"", at: offset) : isByte("\"", at: offset),
                areHashes(at: offset + quotes)
            {
                return offset + quotes + hashes
            } else if !isLong, isByte("\n", at: offset) {
                return nil
            }
            offset += 1
        }
        return nil
    }

    /// Returns the offset of the bracket that closes the one here; `nil` if none does.
    package func closing(_ open: Int, nested: Int = 0) -> Int? {
        var closers: [UInt8] = []
        var offset = open
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "("): closers.append(UInt8(ascii: ")"))
            case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
            case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard closers.popLast() == bytes[offset] else { return nil }
                if closers.isEmpty { return offset }
            default: break
            }
            guard let end = endOfToken(offset, nested: nested) else { return nil }
            offset = end
        }
        return nil
    }
}

extension UInt8 {
    /// True for spaces, tabs and the bytes of line breaks.
    package var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    /// True if the byte can be in an identifier. All bytes of letters beyond ASCII count.
    package var isOfIdentifier: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}

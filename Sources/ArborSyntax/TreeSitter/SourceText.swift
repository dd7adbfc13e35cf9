import ArborModel
import CTreeSitter
import CTreeSitterSwift

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The parsed bytes of one file, with access to the texts and the locations of nodes.
struct SourceText {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The origins of the parts of a slice, in order. Empty if the bytes are the whole file.
    private let parts: UnsafeBufferPointer<tree_sitter_swift_part>
    /// The offsets of lone carriage returns. Each ends a line for Swift, and doesn't for tree-sitter.
    private let loneReturns: [UInt32]

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        parts = UnsafeBufferPointer(start: nil, count: 0)
        loneReturns = bytes.hasReturn ? bytes.loneReturns : []
    }

    /// Creates the text of a slice. Every carriage return of the file must be followed by a newline.
    init(_ bytes: UnsafeBufferPointer<UInt8>, parts: UnsafeBufferPointer<tree_sitter_swift_part>) {
        self.bytes = bytes
        self.parts = parts
        loneReturns = []
    }

    var count: UInt32 { UInt32(bytes.count) }

    /// Returns the node's text without comments, with one space for each run of white space.
    func text(_ node: Node) -> String { text(node.bytes) }

    func text(_ range: Range<UInt32>) -> String {
        Self.text(UnsafeBufferPointer(rebasing: bytes[Int(range.lowerBound)..<Int(range.upperBound)]))
    }

    /// Returns a text without comments, with one space for each run of white space.
    static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        isPlain(bytes) ? String(decoding: bytes, as: UTF8.self) : normalized(bytes)
    }

    /// Returns an expression's text without comments, with one space for each run of white space. A text of several lines with
    /// a brace is returned as written, because line breaks separate the statements of a closure.
    func expression(_ node: Node) -> String {
        Self.expression(
            UnsafeBufferPointer(rebasing: bytes[Int(node.bytes.lowerBound)..<Int(node.bytes.upperBound)]))
    }

    static func expression(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        let isOfLines = bytes.contains(UInt8(ascii: "{")) && bytes.contains { $0 == 0x0A || $0 == 0x0D }
        return isOfLines ? String(decoding: bytes, as: UTF8.self) : text(bytes)
    }

    /// Returns the first line of the range, for a message.
    func excerpt(_ range: Range<UInt32>) -> String { bytes.excerpt(range) }

    func range(_ node: Node) -> SourceRange { range(from: node, to: node) }

    func range(from first: Node, to last: Node) -> SourceRange {
        let start = first.bytes.lowerBound
        let end = last.bytes.upperBound
        guard !parts.isEmpty else {
            return SourceRange(
                start: position(first.start, offset: start), end: position(last.end, offset: end))
        }
        return SourceRange(
            start: position(first.start, offset: start, in: part(at: start)),
            end: position(last.end, offset: end, in: part(at: end - min(1, end))))
    }

    /// Returns the part that contains a byte of the slice.
    private func part(at offset: UInt32) -> tree_sitter_swift_part {
        parts[max(0, parts.partitioningIndex { $0.text_byte > offset } - 1)]
    }

    /// Returns the position in the file of an offset in a part.
    private func position(
        _ point: TSPoint, offset: UInt32, in part: tree_sitter_swift_part
    ) -> SourcePosition {
        let sourceOffset = offset - part.text_byte + part.source_byte
        let isInFirstRow = point.row == part.text_row
        return SourcePosition(
            offset: sourceOffset, line: point.row - part.text_row + part.source_row + 1,
            column: (isInFirstRow ? sourceOffset - part.source_line : point.column) + 1)
    }

    /// Returns the position as the compiler counts it: a byte-order mark is three bytes of the first line.
    private func position(_ point: TSPoint, offset: UInt32) -> SourcePosition {
        if loneReturns.isEmpty {
            return SourcePosition(offset: offset, line: point.row + 1, column: point.column + 1)
        }
        let before = loneReturns.partitioningIndex { $0 >= offset }
        let lineStart = before == 0 ? 0 : loneReturns[before - 1] + 1
        return SourcePosition(
            offset: offset, line: point.row + 1 + UInt32(before),
            column: offset - max(lineStart, offset - point.column) + 1)
    }

    /// Returns true if the text needs no normalization: it has no slash, no control character and no two spaces in a
    /// row.
    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var previous: UInt8 = 0
        for byte in text {
            if byte < 0x20 || byte == UInt8(ascii: "/") || (byte == 0x20 && previous == 0x20) { return false }
            previous = byte
        }
        return true
    }

    private static func normalized(_ text: UnsafeBufferPointer<UInt8>) -> String {
        if #available(macOS 11, *) {
            return String(unsafeUninitializedCapacity: text.count) { output in
                tree_sitter_swift_normalize_trivia(text.baseAddress, text.count, output.baseAddress)
            }
        }
        let bytes = [UInt8](unsafeUninitializedCapacity: text.count) { output, count in
            count = tree_sitter_swift_normalize_trivia(text.baseAddress, text.count, output.baseAddress)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// True if the bytes contain a carriage return. The search runs over every file, so it uses the C library, which
    /// runs at the speed of memory.
    fileprivate var hasReturn: Bool { baseAddress.map { memchr($0, 0x0D, count) != nil } ?? false }

    fileprivate var loneReturns: [UInt32] {
        indices.filter { self[$0] == 0x0D && ($0 + 1 == count || self[$0 + 1] != 0x0A) }.map(UInt32.init)
    }

    /// True if a carriage return without a newline ends a line.
    var hasLoneReturn: Bool { hasReturn && !loneReturns.isEmpty }
}

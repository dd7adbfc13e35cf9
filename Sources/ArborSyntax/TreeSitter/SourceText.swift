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

/// The bytes of one file while it is read, and the texts and places of nodes in it.
struct SourceText {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// Where a carriage return ends a line on its own: a newline for Swift and none for tree-sitter.
    private let loneReturns: [UInt32]

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        loneReturns = Self.hasReturn(bytes) ? Self.loneReturns(in: bytes) : []
    }

    var count: UInt32 { UInt32(bytes.count) }

    /// The node's text without comments, with one space for each run of white space.
    func text(_ node: Node) -> String { text(node.bytes) }

    func text(_ range: Range<UInt32>) -> String {
        let slice = UnsafeBufferPointer(rebasing: bytes[Int(range.lowerBound)..<Int(range.upperBound)])
        return Self.isPlain(slice) ? String(decoding: slice, as: UTF8.self) : Self.squeezed(slice)
    }

    /// The first line of the range, for a message.
    func excerpt(_ range: Range<UInt32>) -> String {
        let slice = bytes[Int(range.lowerBound)..<Int(range.upperBound)]
        return String(decoding: slice.prefix { $0 != 0x0A && $0 != 0x0D }.prefix(60), as: UTF8.self)
    }

    func range(_ node: Node) -> SourceRange { range(from: node, to: node) }

    func range(from first: Node, to last: Node) -> SourceRange {
        SourceRange(
            start: position(first.start, offset: first.bytes.lowerBound),
            end: position(last.end, offset: last.bytes.upperBound))
    }

    /// As the compiler counts: a byte-order mark is three bytes of the first line.
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

    /// By the C library, at the speed of memory: every file pays for it.
    private static func hasReturn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = bytes.baseAddress else { return false }
        return memchr(start, 0x0D, bytes.count) != nil
    }

    private static func loneReturns(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
        bytes.indices.filter { index in
            bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
        }.map(UInt32.init)
    }

    /// True where there is nothing to strip: no comment, no newline, no two spaces in a row.
    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var previous: UInt8 = 0
        for byte in text {
            if byte < 0x20 || byte == UInt8(ascii: "/") || (byte == 0x20 && previous == 0x20) { return false }
            previous = byte
        }
        return true
    }

    private static func squeezed(_ text: UnsafeBufferPointer<UInt8>) -> String {
        String(unsafeUninitializedCapacity: text.count) { output in
            tree_sitter_swift_squeeze(text.baseAddress, text.count, output.baseAddress)
        }
    }
}

extension Array {
    /// The first index whose element is `true` for a predicate that no element after it is false for.
    fileprivate func partitioningIndex(_ isAfter: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

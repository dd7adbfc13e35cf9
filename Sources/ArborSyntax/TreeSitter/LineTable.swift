import ArborModel

/// The offsets at which the lines of a text begin, as the compiler counts lines: a lone carriage return ends a line
/// too.
package struct LineTable {
    private let starts: [UInt32]

    package init(_ text: UnsafeBufferPointer<UInt8>) {
        var starts: [UInt32] = [0]
        starts.reserveCapacity(text.count / 32)
        // Nearly all bytes are greater than those that end a line.
        for index in text.indices where text[index] <= 0x0D {
            let isAlone = text[index] == 0x0D && (index + 1 == text.count || text[index + 1] != 0x0A)
            if text[index] == 0x0A || isAlone { starts.append(UInt32(index + 1)) }
        }
        self.starts = starts
    }

    package func range(_ bytes: Range<UInt32>) -> SourceRange {
        SourceRange(start: position(bytes.lowerBound), end: position(bytes.upperBound))
    }

    /// Returns the range of each line, without its line ending.
    func ranges(in text: UnsafeBufferPointer<UInt8>) -> [Range<UInt32>] {
        starts.indices.map { index in
            var end = index + 1 < starts.count ? starts[index + 1] : UInt32(text.count)
            while end > starts[index], [0x0A, 0x0D].contains(text[Int(end) - 1]) { end -= 1 }
            return starts[index]..<end
        }
    }

    private func position(_ offset: UInt32) -> SourcePosition {
        let line = starts.partitioningIndex { $0 > offset }
        return SourcePosition(offset: offset, line: UInt32(line), column: offset - starts[line - 1] + 1)
    }
}

extension Range<UInt32> {
    /// The range as integers, for subscripts.
    var indices: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the first line of the range, at most 60 bytes of it, for a message.
    func excerpt(_ range: Range<UInt32>) -> String {
        let line = self[range.indices].prefix { $0 != 0x0A && $0 != 0x0D }
        return String(decoding: line.prefix(60), as: UTF8.self)
    }
}

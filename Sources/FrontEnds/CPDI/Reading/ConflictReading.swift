import ArborModel

/// Finds a conflict that a version control system has left in a text. What is composed on both sides can't be told apart, and
/// types alone may be read without a fault around it.
struct ConflictReading {
    let source: UnsafeBufferPointer<UInt8>

    /// The fault at the first conflict; `nil` if a side or the line between them is missing.
    var fault: SyntaxFault? {
        guard mayHoldMarker, let begin = line(startingWith: "<<<<<<< ", from: 0),
            let middle = line(startingWith: "=======", from: begin.upperBound),
            line(startingWith: ">>>>>>> ", from: middle.upperBound) != nil
        else { return nil }
        let text = String(decoding: source[begin], as: UTF8.self)
        return SyntaxFault(kind: .conflict(text), range: range(begin))
    }

    /// False for nearly all texts. A marker has seven equal signs in a row, so each seventh byte shows whether there is one.
    private var mayHoldMarker: Bool {
        let sign = UInt8(ascii: "<")
        for index in stride(from: 6, to: source.count, by: 7) where source[index] == sign {
            let start = max(0, index - 6)
            if source[start..<min(source.count, index + 7)].split(whereSeparator: { $0 != sign })
                .contains(where: { $0.count >= 7 })
            {
                return true
            }
        }
        return false
    }

    /// The next line that begins with some text.
    private func line(startingWith text: String, from start: Int) -> Range<Int>? {
        var start = start
        while start < source.count {
            let isFirst = start == 0 || source[start - 1] == 0x0A
            if isFirst, source[start...].starts(with: text.utf8) {
                let end = source[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.count
                return start..<end
            }
            guard let next = source[start...].firstIndex(of: 0x0A) else { return nil }
            start = next + 1
        }
        return nil
    }

    private func range(_ bytes: Range<Int>) -> SourceRange {
        let line = source[..<bytes.lowerBound].count { $0 == 0x0A } + 1
        func position(_ offset: Int) -> SourcePosition {
            SourcePosition(
                offset: UInt32(offset), line: UInt32(line), column: UInt32(offset - bytes.lowerBound + 1))
        }
        return SourceRange(start: position(bytes.lowerBound), end: position(bytes.upperBound))
    }
}

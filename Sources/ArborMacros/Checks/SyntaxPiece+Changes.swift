import ArborModel

extension SyntaxPiece {
    /// The edits in order, adapted to the text. A removal includes the spaces next to it, and inserted lines
    /// end like the text's own lines.
    func changes(_ edits: [Diagnostic.FixIt.Edit]) -> [(bytes: Range<Int>, text: String)] {
        var source = source
        return source.withUTF8 { text in
            var end = 0
            return edits.sorted { $0.range.start < $1.range.start }.map { edit in
                var bytes =
                    Int(
                        edit.range.start.offset)..<max(
                        Int(edit.range.start.offset), Int(edit.range.end.offset))
                if edit.replacement.isEmpty { bytes = bytes.withGap(in: text) }
                // Two adjacent removals share a space.
                bytes = max(bytes.lowerBound, end)..<max(bytes.upperBound, end)
                end = bytes.upperBound
                return (bytes, Self.hasReturns(text) ? edit.replacement.withReturns : edit.replacement)
            }
        }
    }

    /// True if the first line ends with a carriage return.
    private static func hasReturns(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let end = text.firstIndex(of: 0x0A) else { return false }
        return end > 0 && text[end - 1] == 0x0D
    }
}

extension String {
    /// The text with a carriage return before each newline.
    fileprivate var withReturns: String {
        String(decoding: utf8.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }, as: UTF8.self)
    }
}

import ArborModel

/// A brace that is never closed, found by the indentation of the lines.
///
/// By the brackets alone, the closing brace of the outer block closes the inner one, so the outermost block would be
/// blamed. In indented code, the first line that is indented no deeper than the block's first line shows where the block
/// was meant to end.
struct UnclosedBrace {
    /// The offset of the brace.
    private(set) var opening: Int
    /// The offset after the last token of the block.
    private(set) var end: Int
    /// The bytes of the indentation of the line with the brace.
    private(set) var indentation: Range<Int>
    /// True if the block ends before its first line, or if another brace is beside its own. What was written twice may be the
    /// slip.
    private(set) var isEmpty: Bool
    /// The first line after the block, without its indentation.
    private(set) var next: Range<Int>

    /// Returns `nil` if the file ends inside the block, or if the code is not indented.
    init?(in text: UnsafeBufferPointer<UInt8>) {
        let tokens = SourceTokens(of: text)
        var open: [Int] = []
        var suspects: [Int] = []
        for index in tokens.indices {
            if tokens.isSign(index, "{") { open.append(index) }
            guard tokens.isSign(index, "}"), let opening = open.popLast() else { continue }
            let isDeeper =
                text.indentation(at: tokens.start(index)).count
                < text.indentation(at: tokens.start(opening)).count
            if tokens.isFirstOnLine(index), isDeeper { suspects.append(opening) }
        }
        for brace in suspects + open.reversed() {
            let indentation = text.indentation(at: tokens.start(brace))
            let next = tokens.indices[(brace + 1)...].first { index in
                tokens.isFirstOnLine(index)
                    && text.indentation(at: tokens.start(index)).count <= indentation.count
            }
            guard let next else { continue }
            isEmpty =
                next == brace + 1 || tokens.isSign(brace + 1, "{")
                || brace > 0 && tokens.isSign(brace - 1, "{")
            opening = tokens.start(brace)
            end = tokens.end(next - 1)
            self.indentation = indentation
            self.next = tokens.start(next)..<text.endOfLine(from: tokens.start(next))
            return
        }
        return nil
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The spaces and tabs at the start of the line that an offset is on.
    fileprivate func indentation(at offset: Int) -> Range<Int> {
        let start = self[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        let end = self[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? count
        return start..<end
    }

    fileprivate func endOfLine(from offset: Int) -> Int {
        self[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? count
    }
}

/// Breaks a text into lines between its pieces, such as words or the steps of a path. Code between quotation marks stays
/// on one line, from which it can be copied, if it fits there.
struct LineWrap {
    /// The greatest width of a line, in cells of a terminal. A piece that is wider has a line of its own.
    let width: Int

    /// Returns the lines. The pieces of a line are joined by a space.
    ///
    /// - Parameter pieces: The pieces, in which nothing is invisible.
    func lines(of pieces: [String]) -> [String] {
        var lines: [String] = []
        var used = 0
        for piece in withWholeQuotes(pieces) {
            let cells = cells(of: piece)
            if let last = lines.indices.last, used + 1 + cells <= width {
                lines[last] += " " + piece
                used += 1 + cells
            } else {
                lines.append(piece)
                used = cells
            }
        }
        // A break may have put a word at the start of a line that a CI service would take for a command.
        return lines.map(\.visible)
    }

    private func cells(of text: String) -> Int { text.reduce(0) { $0 + $1.cellWidth } }

    /// The pieces, with those of a quotation joined.
    private func withWholeQuotes(_ pieces: [String]) -> [String] {
        var whole: [String] = []
        var index = 0
        while index < pieces.count {
            let end = pieces[index].opensQuote ? pieces[(index + 1)...].firstIndex(where: \.closesQuote) : nil
            let joined = end.map { pieces[index...$0].joined(separator: " ") }
            if let end, let joined, cells(of: joined) <= width {
                whole.append(joined)
                index = end + 1
            } else {
                whole.append(pieces[index])
                index += 1
            }
        }
        return whole
    }
}

extension String {
    /// True for a word that begins with a quotation mark, perhaps in a bracket, and has no other.
    fileprivate var opensQuote: Bool {
        (hasPrefix("'") || hasPrefix("('")) && utf8.reduce(0) { $1 == UInt8(ascii: "'") ? $0 + 1 : $0 } == 1
    }

    /// True for a word with a quotation mark at its end, perhaps before punctuation.
    fileprivate var closesQuote: Bool {
        utf8.reversed().drop { ",.;:)?".utf8.contains($0) }.first == UInt8(ascii: "'")
    }
}

extension String {
    /// The words of the visible text, which can be put together again.
    var visibleWords: [String] {
        visible.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    }
}

/// Breaks a text into lines between its pieces, such as words or the steps of a path.
struct LineWrap {
    /// The greatest width of a line, in cells of a terminal. A piece that is wider has a line of its own.
    let width: Int

    /// Returns the lines. The pieces of a line are joined by a space.
    ///
    /// - Parameter pieces: The pieces, in which nothing is invisible.
    func lines(of pieces: [String]) -> [String] {
        var lines: [String] = []
        var used = 0
        for piece in pieces {
            let cells = piece.reduce(0) { $0 + $1.cellWidth }
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
}

extension String {
    /// The words of the visible text, which can be put together again.
    var visibleWords: [String] {
        visible.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    }
}

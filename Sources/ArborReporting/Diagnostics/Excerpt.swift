/// The part of a line that a snippet shows, and the mark below it.
///
/// Columns of the source count bytes, columns of a terminal cells: a tab is four, a wide character two, a combining one
/// none. What would move the cursor or turn the direction of the text is shown as a dot.
struct Excerpt {
    private(set) var text = ""
    /// Spaces up to the mark.
    private(set) var indent = ""
    /// `^~~~`
    private(set) var marker = "^"

    /// In cells.
    private static let widest = 110
    /// What is shown in front of the mark where the line is cut.
    private static let before = 40

    /// - Parameters:
    ///   - from: the first column to mark, in bytes from 1.
    ///   - through: the first column not to mark.
    init(of line: SourceLine, from: Int, through: Int) {
        let cells = Self.cells(of: line.text)
        let start = Self.index(ofByte: from - 1 - line.start, in: cells)
        let end = max(start, Self.index(ofByte: through == .max ? .max : through - 1 - line.start, in: cells))
        let first = Self.first(of: cells, toShow: start, until: end)
        var last = first
        var width = 0
        while last < cells.count, width + cells[last].width <= Self.widest {
            width += cells[last].width
            last += 1
        }
        let ellipsis = first > 0 || line.start > 0 ? "…" : ""
        text = ellipsis + cells[first..<last].map(\.text).joined()
        if last < cells.count || line.isCut { text += "…" }
        indent = String(
            repeating: " ", count: ellipsis.count + cells[first..<start].reduce(0) { $0 + $1.width })
        let marked = cells[start..<max(start, min(end, last))].reduce(0) { $0 + $1.width }
        marker += String(repeating: "~", count: max(0, marked - 1))
    }

    /// What is drawn for one character.
    private struct Cell {
        var text: String
        var width: Int
        /// Of the source.
        var bytes: Int
    }

    private static func cells(of text: String) -> [Cell] {
        text.map { character in
            let bytes = String(character).utf8.count
            if character == "\t" { return Cell(text: "    ", width: 4, bytes: bytes) }
            let shown = character.printable
            return Cell(text: String(shown), width: shown.cellWidth, bytes: bytes)
        }
    }

    private static func index(ofByte byte: Int, in cells: [Cell]) -> Int {
        var offset = 0
        for (index, cell) in cells.enumerated() {
            if offset >= byte { return index }
            offset += cell.bytes
        }
        return cells.count
    }

    /// The first cell to show: that of the line, unless the mark would be out of sight.
    private static func first(of cells: [Cell], toShow start: Int, until end: Int) -> Int {
        guard cells[..<end].reduce(0, { $0 + $1.width }) > widest else { return 0 }
        var first = start
        var width = 0
        while first > 0, width < before {
            first -= 1
            width += cells[first].width
        }
        return first
    }
}

extension Character {
    /// Itself, or a dot for what would do something to a terminal.
    fileprivate var printable: Character {
        unicodeScalars.contains { !$0.isPrintable } && !(unicodeScalars.first?.properties.isEmoji ?? false)
            ? "·" : self
    }

    fileprivate var cellWidth: Int {
        if unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }) {
            return 2
        }
        return unicodeScalars.first.map { $0.isCombining ? 0 : $0.isWide ? 2 : 1 } ?? 0
    }
}

extension String {
    /// Without what would do something to a terminal.
    var printable: String {
        unicodeScalars.allSatisfy(\.isPrintable) ? self : String(map(\.printable))
    }
}

extension Unicode.Scalar {
    /// False of control characters, and of those that join characters or turn their direction.
    fileprivate var isPrintable: Bool {
        if (0x20..<0x7F).contains(value) { return true }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
        default: true
        }
    }

    fileprivate var isCombining: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: true
        default: false
        }
    }

    /// The blocks that terminals draw in two cells: Unicode's annex 11, whole blocks.
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

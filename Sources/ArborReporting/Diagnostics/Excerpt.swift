import ArborModel

/// The part of a line that a snippet shows, and the marker below it.
///
/// A source column is a byte, and a terminal column is a cell. A tab has four cells, a wide character two, and
/// a combining character none. A character that would move the cursor or change the text's direction is shown
/// as a dot.
struct Excerpt {
    private(set) var text = ""
    /// The spaces in front of the marker.
    private(set) var indent = ""
    /// The marker, such as `^~~~`.
    private(set) var marker = "^"

    /// The maximum width in cells.
    private static let widest = 110
    /// The width before the marker in a line that is cut.
    private static let before = 40

    /// - Parameters:
    ///   - from: The first marked column, in bytes from 1.
    ///   - through: The first column after the marked ones.
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

    /// The display form of one character.
    private struct Cell {
        var text: String
        var width: Int
        /// The length in the source, in bytes.
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

    /// The first cell to show. It is the first of the line, unless the marker would then be outside the
    /// excerpt.
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
    /// The character, or a dot if it can't be seen or would affect the terminal. A dot has the width of one cell.
    fileprivate var printable: Character { unicodeScalars.areAllSeen ? self : "·" }

    /// The width on a terminal: two cells for wide characters and none for combining ones.
    var cellWidth: Int {
        if unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }) {
            return 2
        }
        return unicodeScalars.first.map { $0.isCombining ? 0 : $0.isWide ? 2 : 1 } ?? 0
    }
}

extension Unicode.Scalar {
    fileprivate var isCombining: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: true
        default: false
        }
    }

    /// True for the blocks that terminals show in two cells. These are whole blocks, following Unicode's annex
    /// 11.
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

import ArborModel

/// Renders a diagnostic for people: the compiler's line, the underlined source, the notes, the path to it, and the help.
///
///     A.swift:9:19: error: Avatar receives 'session: Session', but … [unmet-dependency]
///       9 |     @Received let session: Session
///         |                   ^~~~~~~
///       note: A.swift:4:20: App provides 'session: any Session'
///       path: App -> home: Home -> session: Session (and 6 other paths)
///       help: declare 'session: Session' as @Instantiated in App
struct TerminalRenderer {
    let usesColor: Bool
    /// The width of the terminal in cells. The compiler's line and the source aren't wrapped.
    let width: Int
    let source: any SourceLines

    func render(_ diagnostic: Diagnostic) -> String {
        var text = head(diagnostic)
        if let location = diagnostic.location {
            text += snippet(location, in: color(of: diagnostic.severity))
        }
        for note in diagnostic.remarks { text += lines(labelled: "note", note.pieces) }
        text += lines(labelled: "path", diagnostic.chain.map(\.visible))
        for help in diagnostic.helps { text += lines(labelled: "help", help.visibleWords) }
        return text + "\n"
    }

    private func head(_ diagnostic: Diagnostic) -> String {
        let severity = painted("\(diagnostic.severity.rawValue):", color(of: diagnostic.severity), .bold)
        let message = painted(diagnostic.message.visible, .bold)
        let prefix = (diagnostic.location?.prefix ?? "arbor").visible
        return "\(painted("\(prefix):", .bold)) \(severity) \(message) [\(diagnostic.id.rawValue)]\n"
    }

    /// The pieces in as many lines as they need, with the label in front of the first one.
    private func lines(labelled label: String, _ pieces: [String]) -> String {
        let lines = LineWrap(width: max(20, width - 8)).lines(of: pieces)
        return lines.enumerated().map { index, line in
            (index == 0 ? "  \(painted("\(label):", .cyan)) " : "        ") + line + "\n"
        }.joined()
    }

    private func snippet(_ location: SourceLocation, in color: Color) -> String {
        guard let range = location.range,
            let line = source.line(around: range.start, in: location.path)
        else { return "" }
        let excerpt = Excerpt(of: line, from: Int(range.start.column), through: lastColumn(of: range))
        let number = String(range.start.line)
        let indent = String(repeating: " ", count: max(0, 3 - number.utf8.count))
        let margin = String(repeating: " ", count: max(3, number.utf8.count))
        return "\(indent)\(painted("\(number) |", .cyan)) \(excerpt.text)\n"
            + "\(margin)\(painted(" |", .cyan)) \(excerpt.indent)\(painted(excerpt.marker, color, .bold))\n"
    }

    /// The column after the range. If the range ends on another line, the mark reaches to the end of its first
    /// line.
    private func lastColumn(of range: SourceRange) -> Int {
        range.end.line > range.start.line ? .max : Int(range.end.column)
    }
}

// MARK: Colours

extension TerminalRenderer {
    /// The numbers of the escape sequence that selects the look.
    private enum Color: String {
        case bold = "1"
        case red = "31"
        case yellow = "33"
        case cyan = "36"
    }

    private func color(of severity: Diagnostic.Severity) -> Color {
        switch severity {
        case .error: .red
        case .warning: .yellow
        case .note: .cyan
        }
    }

    private func painted(_ text: String, _ colors: Color...) -> String {
        guard usesColor else { return text }
        return "\u{1B}[\(colors.map(\.rawValue).joined(separator: ";"))m\(text)\u{1B}[0m"
    }
}

extension Diagnostic.Note {
    /// The location, which stays whole, and the words of the message.
    fileprivate var pieces: [String] {
        (location.map { ["\($0.prefix):".visible] } ?? []) + message.visibleWords
    }
}

import ArborModel

/// Renders a diagnostic for people: the compiler's line, the underlined source, the path to it, the near misses
/// and the help.
///
///     A.swift:9:19: error: Avatar receives 'session: Session', but … [unmet-dependency]
///       9 |     @Received let session: Session
///         |                   ^~~~~~~
///        way: App -> home: Home -> session: Session
///             A.swift:4:20: the tree starts at App
///       help: declare 'session: Session' as @Instantiated in App
struct TerminalRenderer {
    let usesColor: Bool
    let source: any SourceLines

    func render(_ diagnostic: Diagnostic) -> String {
        var text = head(diagnostic)
        if let location = diagnostic.location {
            text += snippet(location, in: color(of: diagnostic.severity))
        }
        var lines = notes(
            titled: "way", [diagnostic.shortestPath].compactMap(\.self) + diagnostic.path.map(\.text))
        lines += notes(titled: "near", diagnostic.nearMisses.map(\.text))
        lines += notes(titled: "help", [diagnostic.help].compactMap(\.self))
        lines += notes(titled: "fix", diagnostic.fixIts.map(\.message))
        return text + lines + "\n"
    }

    private func head(_ diagnostic: Diagnostic) -> String {
        let severity = painted("\(diagnostic.severity.rawValue):", color(of: diagnostic.severity), .bold)
        let message = painted(diagnostic.message.visible, .bold)
        let prefix = (diagnostic.location?.prefix ?? "arbor").visible
        return "\(painted("\(prefix):", .bold)) \(severity) \(message) [\(diagnostic.id.rawValue)]\n"
    }

    /// The notes with the title in front of the first one, in a column of its own.
    private func notes(titled title: String, _ notes: [String]) -> String {
        let indent = String(repeating: " ", count: 6 - title.utf8.count)
        return notes.enumerated().map { index, note in
            let front = index == 0 ? "\(indent)\(painted("\(title):", .cyan)) " : "        "
            return "\(front)\(note.visible)\n"
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
    fileprivate var text: String { (location.map { "\($0.prefix): " } ?? "") + message }
}

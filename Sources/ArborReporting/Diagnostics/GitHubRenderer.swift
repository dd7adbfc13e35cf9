import ArborModel

/// Renders a diagnostic as the command by which a GitHub workflow annotates a line: `::error
/// file=…,line=…::message`.
struct GitHubRenderer {
    let source: any SourceLines

    func render(_ diagnostic: Diagnostic) -> String {
        let properties = properties(of: diagnostic.location) + [("title", "arbor: \(diagnostic.id.rawValue)")]
        let list = properties.map { "\($0)=\($1.propertyForGitHub)" }.joined(separator: ",")
        return "::\(command(diagnostic.severity)) \(list)::\(text(diagnostic).messageForGitHub)\n"
    }

    private func command(_ severity: Diagnostic.Severity) -> String {
        severity == .note ? "notice" : severity.rawValue
    }

    private func properties(of location: SourceLocation?) -> [(String, String)] {
        guard let location else { return [] }
        guard let range = location.range else { return [("file", location.path)] }
        let column = source.utf16Column(of: range.start, in: location.path)
        return [("file", location.path), ("line", "\(range.start.line)"), ("col", "\(column)")]
    }

    /// The text of the annotation, with the notes as further lines. An end of a line within one of them is spelled out, or
    /// the rest of it would look like a note.
    private func text(_ diagnostic: Diagnostic) -> String {
        let notes = (diagnostic.path + diagnostic.nearMisses).map { note in
            (note.location.map { "\($0.prefix): " } ?? "") + note.message
        }
        let shortestPath = diagnostic.shortestPath.map { ["the way there: \($0)"] } ?? []
        let help = diagnostic.help.map { ["help: \($0)"] } ?? []
        return ([diagnostic.message] + shortestPath + notes + help).map(\.visible)
            .joined(separator: "\n")
    }
}

import ArborModel

/// Renders a diagnostic as the command by which a GitHub workflow annotates lines: `::error
/// file=…,line=…,col=…::message`.
struct GitHubRenderer {
    let source: any SourceLines
    /// Returns a path relative to the repository, as GitHub's annotations need it.
    var relativePath: (String) -> String = { $0 }

    func render(_ diagnostic: Diagnostic) -> String {
        let properties = properties(of: diagnostic.location) + [("title", "arbor: \(diagnostic.id.rawValue)")]
        let list = properties.map { "\($0)=\($1.propertyForGitHub)" }.joined(separator: ",")
        return "::\(command(diagnostic.severity)) \(list)::\(text(diagnostic).messageForGitHub)\n"
    }

    private func command(_ severity: Diagnostic.Severity) -> String {
        severity == .note ? "notice" : severity.rawValue
    }

    /// The location. GitHub refuses columns if the range ends on another line.
    private func properties(of location: SourceLocation?) -> [(String, String)] {
        guard let location else { return [] }
        let file = ("file", relativePath(location.path))
        guard let range = location.range else { return [file] }
        let line = ("line", "\(range.start.line)")
        let endLine = ("endLine", "\(max(range.start.line, range.end.line))")
        guard range.start.line == range.end.line else { return [file, line, endLine] }
        let column = source.utf16Column(of: range.start, in: location.path)
        let endColumn = max(column, source.utf16Column(of: range.end, in: location.path))
        return [file, line, ("col", "\(column)"), endLine, ("endColumn", "\(endColumn)")]
    }

    /// The text of the annotation, with the notes as further lines. An end of a line within one of them is spelled out, or
    /// the rest of it would look like a note.
    private func text(_ diagnostic: Diagnostic) -> String {
        let notes = diagnostic.remarks.map { note in
            "note: " + (note.location.map { "\(prefix(of: $0)): " } ?? "") + note.message
        }
        let chain = diagnostic.chain
        let path = chain.isEmpty ? [] : ["path: " + chain.joined(separator: " ")]
        let helps = diagnostic.helps.map { "help: \($0)" }
        return ([diagnostic.message] + notes + path + helps).map(\.visible).joined(separator: "\n")
    }

    private func prefix(of location: SourceLocation) -> String {
        SourceLocation(path: relativePath(location.path), range: location.range).prefix
    }
}

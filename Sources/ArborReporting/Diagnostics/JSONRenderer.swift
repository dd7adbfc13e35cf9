import ArborModel

/// Renders a diagnostic as a JSON object on one line, with all its facts. Columns count bytes from 1, offsets
/// bytes from 0.
struct JSONRenderer {
    func render(_ diagnostic: Diagnostic) -> String {
        var line = JSONLine()
        line.object { line in
            line.field("id", diagnostic.id.rawValue)
            line.field("severity", diagnostic.severity.rawValue)
            line.field("message", diagnostic.message)
            line.write(diagnostic.location)
            line.field("chain", diagnostic.pathTitles)
            if !diagnostic.pathTitles.isEmpty { line.field("ways", diagnostic.pathCount) }
            line.field("steps", diagnostic.path) { $0.write($1) }
            line.field("places", diagnostic.places) { $0.write($1) }
            line.field("nearMisses", diagnostic.nearMisses) { $0.write($1) }
            line.field("help", diagnostic.help ?? "")
            line.field("fixIts", diagnostic.fixIts) { $0.write($1, in: diagnostic.location?.path ?? "") }
            line.field("fingerprint", diagnostic.fingerprintText)
        }
        return line.text
    }
}

extension JSONLine {
    fileprivate mutating func write(_ note: Diagnostic.Note) {
        field("message", note.message)
        write(note.location)
    }

    fileprivate mutating func write(_ location: SourceLocation?) {
        guard let location else { return }
        field("path", location.path)
        if let range = location.range { write(range) }
    }

    fileprivate mutating func write(_ range: SourceRange) {
        field("line", range.start.line)
        field("column", range.start.column)
        field("offset", range.start.offset)
        field("endLine", range.end.line)
        field("endColumn", range.end.column)
        field("endOffset", range.end.offset)
    }

    fileprivate mutating func write(_ fixIt: Diagnostic.FixIt, in path: String) {
        field("message", fixIt.message)
        field("isCertain", fixIt.isApplicable)
        field("edits", fixIt.edits) { line, edit in
            line.field("path", edit.path ?? path)
            line.write(edit.range)
            line.field("replacement", edit.replacement, evenIfEmpty: true)
        }
    }
}

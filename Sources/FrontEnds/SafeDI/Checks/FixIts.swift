import ArborModel
import ArborSyntax

extension Diagnostic.FixIt {
    /// Whoever knows the text takes the white space along.
    static func removing(_ ranges: [SourceRange], _ message: String) -> Diagnostic.FixIt {
        Diagnostic.FixIt(message, edits: ranges.map { Edit(range: $0, replacement: "") })
    }
}

extension Diagnostic.FixIt.Edit {
    /// Sets an access level: in place of the one that is written, or in front of all.
    static func making(
        _ access: String, _ modifiers: [DeclarationLayout.Part], at start: SourcePosition
    ) -> [Diagnostic.FixIt.Edit] {
        let levels = modifiers.filter { ["private", "fileprivate", "internal", "package"].contains($0.text) }
        guard let level = levels.first else {
            return [.init(range: SourceRange(at: start), replacement: access + " ")]
        }
        return [.init(range: level.range, replacement: access)]
    }
}

extension DeclarationLayout {
    /// A member in front of the brace that closes the type, indented as the type is, and one step more.
    ///
    /// - Parameter text: Its lines, without indentation, and each level in it four spaces.
    func declaring(_ text: String, message: String) -> Diagnostic.FixIt? {
        guard let brace = closingBrace, brace.end > brace.start else { return nil }
        let outer = indentation(at: start)
        let step = outer.contains("\t") ? "\t" : "    "
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let depth = line.prefix { $0 == " " }.count / 4
            return "\n" + outer + String(repeating: step, count: depth + 1) + line.drop { $0 == " " }
        }
        let start = brace.start.moved(by: -spaces(before: brace.start))
        let isFirstOfLine = start.offset == 0 || [0x0A, 0x0D].contains(bytes[Int(start.offset) - 1])
        let range = SourceRange(start: start, end: brace.start)
        // A line between it and what stands before; a brace in the midst of a line gets one of its own.
        let member = (isFirstOfLine ? lines.joined() : "\n" + lines.joined()) + "\n" + outer
        return Diagnostic.FixIt(message, edits: [.init(range: range, replacement: member)])
    }
}

import ArborModel
import ArborSyntax

extension Diagnostic.FixIt.Edit {
    /// Edits that set an access level. They replace the written level, or insert one in front of the
    /// declaration.
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
    /// A fix-it that inserts a member in front of the type's closing brace, indented one level deeper than the
    /// type.
    ///
    /// - Parameter text: The member's lines, with four spaces for each level below the member's own.
    func declaring(_ text: String, message: String) -> Diagnostic.FixIt? {
        guard let brace = closingBrace, brace.end > brace.start else { return nil }
        let outer = indentation(at: start)
        let step = outer.contains("\t") ? "\t" : level
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let depth = line.prefix { $0 == " " }.count / 4
            return "\n" + outer + String(repeating: step, count: depth + 1) + line.drop { $0 == " " }
        }
        let start = brace.start.moved(by: -spaces(before: brace.start))
        let isFirstOfLine = start.offset == 0 || [0x0A, 0x0D].contains(bytes[Int(start.offset) - 1])
        let range = SourceRange(start: start, end: brace.start)
        // An empty line separates the member from the one before it. A brace in the middle of a line moves to
        // its own line.
        let member = (isFirstOfLine ? lines.joined() : "\n" + lines.joined()) + "\n" + outer
        return Diagnostic.FixIt(message, edits: [.init(range: range, replacement: member)])
    }
}

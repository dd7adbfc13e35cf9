/// Text in lines and indented blocks.
struct SwiftWriter {
    private(set) var text = ""
    private var depth = 0

    private static let width = 110
    private static let step = "    "

    private var indentation: String { String(repeating: Self.step, count: depth) }

    mutating func raw(_ lines: String) { text += lines }

    mutating func line(_ line: String) {
        text += line.isEmpty ? "\n" : indentation + line + "\n"
    }

    mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
        line(head + " {")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }

    func isTooLong(_ line: String) -> Bool { indentation.utf8.count + line.utf8.count > Self.width }

    /// `head(a, b)tail` on one line, or, where that is too long, with a line for each item.
    func wrapped(_ head: String, _ items: [String], tail: String) -> String {
        let short = "\(head)(\(items.joined(separator: ", ")))\(tail)"
        guard isTooLong(short), !items.isEmpty else { return short }
        let inner = indentation + Self.step
        return "\(head)(\n\(inner)\(items.joined(separator: ",\n" + inner))\n\(indentation))\(tail)"
    }
}

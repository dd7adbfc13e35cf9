import Foundation

/// A code block of a document: fenced, or indented by four spaces after an empty line.
struct CodeBlock: Sendable, CustomStringConvertible {
    let document: String
    /// The line of its first line of code.
    let line: Int
    let language: String
    let text: String
    /// The comment right above the block, `<!-- in FOLDER -->` or `<!-- not run -->`. Readers don't see it.
    let mark: String

    var description: String { "\(document):\(line)" }

    /// True if a block of Swift is a whole program, which begins with an import and leaves nothing out.
    var isProgram: Bool {
        language == "swift" && text.hasPrefix("import ") && !text.contains("…") && mark != "not run"
            && document != Document.registry
    }

    /// The output that the comments at the end of a program name; `nil` if the program isn't run.
    var output: String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let comments = lines.suffix(while: { $0.hasPrefix("// ") })
        return comments.isEmpty ? nil : comments.map { $0.dropFirst(3) + "\n" }.joined()
    }

    /// The folder of an example that the block is about.
    var folder: String? {
        if mark.hasPrefix("in ") { return String(mark.dropFirst(3)) }
        return document.hasPrefix("Examples/") ? document.replacing("/README.md", with: "") : nil
    }

    static func all(in text: String, of document: String) -> [CodeBlock] {
        var blocks: [CodeBlock] = []
        var fence: Substring?
        var code: [Substring] = []
        var mark = ""
        var before: Substring = ""
        func close(_ language: String, at number: Int) {
            while code.last == "" { code.removeLast() }
            blocks.append(
                CodeBlock(
                    document: document, line: number - code.count,
                    language: language.isEmpty ? guess(code) : language,
                    text: code.map { $0 + "\n" }.joined(), mark: mark))
            code = []
            mark = ""
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            if let language = fence {
                if line == "```" {
                    close(String(language), at: number + 1)
                    fence = nil
                } else {
                    code.append(line)
                }
            } else if line.hasPrefix("    "), !code.isEmpty || before == "" || before.hasPrefix("<!-- ") {
                code.append(line.dropFirst(4))
            } else if !code.isEmpty, line == "" {
                code.append(line)
            } else {
                if !code.isEmpty { close("", at: number) }
                if line.hasPrefix("```") { fence = line.dropFirst(3) }
                if let comment = line.wholeMatch(of: /<!-- (.*) -->/) {
                    mark = String(comment.1)
                } else if line != "", fence == nil {
                    mark = ""
                }
            }
            before = line
        }
        if !code.isEmpty { close("", at: lines.count) }
        return blocks
    }

    /// The language of a block that names none.
    private static func guess(_ code: [Substring]) -> String {
        let text = code.joined(separator: "\n")
        if text.hasPrefix("$ ") { return "console" }
        if text.contains(": error: ") { return "diagnostic" }
        if text.hasPrefix("@") { return "swift" }
        return text.firstMatch(of: /<\w+>/) == nil ? "sh" : "synopsis"
    }
}

extension Collection where Self: BidirectionalCollection {
    /// The longest end whose elements all fulfil a condition.
    fileprivate func suffix(while condition: (Element) -> Bool) -> SubSequence {
        var start = endIndex
        while start > startIndex, condition(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}

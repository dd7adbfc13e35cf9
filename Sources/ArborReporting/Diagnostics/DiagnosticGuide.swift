import ArborModel

/// The registry for people: the list of ids, a section each, and the page of all.
public enum DiagnosticGuide {
    /// The list of ids, a line for each: its name, its level, and its meaning.
    public static var overview: String {
        let width = DiagnosticID.allCases.map(\.rawValue.utf8.count).max() ?? 0
        return DiagnosticID.allCases.map { id in
            let name = id.rawValue + String(repeating: " ", count: width - id.rawValue.utf8.count)
            return
                "\(name)  \(id.entry.level.rawValue)\(id.entry.isAdjustable ? "*" : " ")  \(id.entry.summary)\n"
        }.joined() + "\n* --error, --warn and --ignore change it. 'arbor diagnostics <id>' explains one.\n"
    }

    /// The page of all ids, in Markdown.
    public static var page: String {
        """
        # Arbor's diagnostics

        `scripts/generate-documentation` writes this page from Arbor's registry, so don't edit it. `arbor diagnostics
        <id>` prints one of its sections.

        | id | level | what is wrong |
        |---|---|---|

        """
            + DiagnosticID.allCases.map { id in
                "| [`\(id.rawValue)`](#\(id.rawValue)) | \(id.entry.level.rawValue)"
                    + "\(id.entry.isAdjustable ? ", adjustable" : "") | \(id.entry.summary) |\n"
            }.joined() + DiagnosticID.allCases.map { "\n" + section(on: $0) }.joined()
    }

    /// Returns the address of the documentation of one id, which is a section of the page.
    ///
    /// SARIF requires an absolute URI, and the repository has no public address. So this is a name that no program can
    /// open. The text of the section is in the document as well.
    public static func address(of id: DiagnosticID) -> String { "urn:x-arbor:diagnostics#\(id.rawValue)" }

    /// Returns the documentation of one id, in Markdown.
    public static func section(on id: DiagnosticID) -> String {
        let entry = id.entry
        let level =
            entry.isAdjustable
            ? "Level: \(entry.level.rawValue). `--error`, `--warn` and `--ignore` change it."
            : entry.example.isCompiled
                ? "Level: error. The compiler reports it when it expands Arbor's macros."
                : "Level: error. It can't be changed, because Arbor can't generate code in spite of it."
        let mended = entry.mended.map { "\n\($0.block)" } ?? ""
        return """
            ## \(id.rawValue)

            \(wrapped(entry.summary.sentence + " " + entry.reason))

            \(level)

            \(entry.example.block)
            **How to fix it.** \(wrapped(entry.remedy, indent: 16))
            \(mended)
            """
    }

    /// The text in lines of at most 110 columns.
    private static func wrapped(_ text: String, indent: Int = 0) -> String {
        var result = ""
        var column = indent
        for word in text.split(separator: " ") {
            if column + word.count > 109 {
                result += "\n"
                column = 0
            } else if !result.isEmpty {
                result += " "
                column += 1
            }
            result += word
            column += word.count
        }
        return result
    }
}

extension DiagnosticEntry.Example {
    fileprivate var isCompiled: Bool { if case .compiled = self { true } else { false } }

    fileprivate var block: String {
        switch self {
        case .sources(let text), .compiled(let text), .composition(let text): "```swift\n\(text)\n```\n"
        case .commands(let text): "```\n\(text)\n```\n"
        }
    }
}

extension String {
    /// The text with a capital letter and a full stop.
    fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

/// Help in the layout of swift-argument-parser, which Swift's users know.
extension CommandSpec {
    var usage: String {
        let subject = subject.map { " <\($0.name)>" } ?? ""
        let operand = operand.map { " [<\($0.name)>\($0.isSingle ? "" : " ...")]" } ?? ""
        return "arbor \(name)\(subject)\(operand)"
            + options.filter { $0.name != "help" && $0.name != "version" }.map(\.usage).joined()
    }

    var helpText: String {
        var text = "OVERVIEW: \(abstract)\n\nUSAGE: \(usage)\n\n"
        let operands = [subject, operand].compactMap(\.self)
        let rows = operands.map { row("<\($0.name)>", $0.help) }.joined()
        if !operands.isEmpty { text += "ARGUMENTS:\n\(rows)\n" }
        return text + "OPTIONS:\n" + options.map { row($0.title, $0.help) }.joined()
    }

    private static var generalRows: [String] {
        [
            row("@<file>", "As the last argument: read the arguments from a file, one on each line."),
            row("--persistent_worker", "Serve Bazel's requests, in JSON."),
            row("--version", "Show the version."),
            row("-h, --help", "Show help information."),
        ]
    }

    /// The help of `arbor` itself.
    static func overview(of commands: [CommandSpec]) -> String {
        """
        OVERVIEW: Prove a Swift project's dependency graph, and write the code that wires it.

        USAGE: arbor <subcommand>

        OPTIONS:
        \(generalRows.joined())
        SUBCOMMANDS:
        \(commands.enumerated().map { row($0.offset == 0 ? $0.element.name + " (default)" : $0.element.name, $0.element.abstract) }.joined())
          See 'arbor help <subcommand>' for detailed help.

        """
    }
}

extension OptionSpec {
    fileprivate var title: String {
        let short = short.map { "-\($0), " } ?? ""
        let names = ([name] + aliases).map { "--" + $0 }.joined(separator: ", ")
        return short + names + placeholder
    }

    fileprivate var usage: String { " [--\(name)\(placeholder)]" }

    private var placeholder: String {
        switch value {
        case .none: ""
        case .one(let name): " <\(name)>"
        case .many(let name): " <\(name)> ..."
        }
    }
}

/// A row with a title and its description, in lines of 80 columns.
private func row(_ title: String, _ help: String) -> String {
    let column = 26
    var lines = ["  " + title]
    if lines[0].count >= column { lines.append("") }
    for word in help.split(separator: " ") {
        let last = lines.count - 1
        if lines[last].count < column {
            lines[last] += String(repeating: " ", count: column - lines[last].count) + word
        } else if lines[last].count + 1 + word.count > 80 {
            lines.append(String(repeating: " ", count: column) + word)
        } else {
            lines[last] += " " + word
        }
    }
    return lines.joined(separator: "\n") + "\n"
}

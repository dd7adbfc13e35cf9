import ArborPipeline

/// The options for the report of diagnostics.
extension Report {
    /// - Parameters:
    ///   - printsProduct: True if the run prints something else on standard output.
    ///   - console: The place where the run prints.
    init(
        _ arguments: ParsedArguments, for command: CommandSpec, printsProduct: Bool, on console: any Console
    ) throws(UsageError) {
        self.init()
        let isTerminal = console.isTerminal && Self.environment("TERM") != "dumb"
        let named = try Self.format(arguments, for: command)
        if let path = arguments.last(.diagnosticOutput) {
            // The file gets the requested format. The terminal's format doesn't change.
            file = (path, named ?? DiagnosticFormat(suffixOf: path))
            format = isTerminal ? .terminal : .plain
        } else {
            format = named ?? (isTerminal ? .terminal : .plain)
        }
        usesStandardOutput = format.isForPrograms && !printsProduct
        layout.usesColor = isTerminal && (Self.environment("NO_COLOR") ?? "").isEmpty
        layout.hasTotal = !arguments.has(.quiet)
        layout.width = Self.width(of: console)
        if command.options.contains(where: { $0.name == "fix" }) {
            layout.fixCommand = "arbor \(command.name) --fix"
        }
        if let limit = try Self.limit(arguments, for: command) { layout.limit = limit }
    }

    /// The width that the user sets, that of the terminal, or 100 cells.
    private static func width(of console: any Console) -> Int {
        if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
        var size = winsize()
        guard console.isTerminal, ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return 100
        }
        return Int(size.ws_col)
    }

    private static func format(_ arguments: ParsedArguments, for command: CommandSpec) throws(UsageError)
        -> DiagnosticFormat?
    {
        guard let text = arguments.last(.diagnosticFormat) else { return nil }
        if let format = DiagnosticFormat(rawValue: text) { return format }
        let names = DiagnosticFormat.allCases.map { "'\($0.rawValue)'" }
        throw UsageError(
            message: "The value '\(text)' is invalid for '--diagnostic-format <format>': give "
                + names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1], command: command
        )
    }

    private static func limit(_ arguments: ParsedArguments, for command: CommandSpec) throws(UsageError)
        -> Int?
    {
        guard let text = arguments.last(.maxDiagnostics) else { return nil }
        if let limit = Int(text), limit >= 0 { return limit }
        throw UsageError(
            message:
                "The value '\(text)' is invalid for '--max-diagnostics <n>': give a whole number, 0 for all",
            command: command)
    }

    private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

extension DiagnosticFormat {
    /// The format that the suffix of the file's name stands for.
    fileprivate init(suffixOf path: String) {
        if path.hasSuffix(".sarif") {
            self = .sarif
        } else {
            self = path.hasSuffix(".json") || path.hasSuffix(".jsonl") ? .json : .plain
        }
    }
}

extension OptionSpec {
    static let diagnosticFormat = OptionSpec(
        name: "diagnostic-format", value: .one("format"),
        help:
            "The format of diagnostics: 'plain', 'terminal', 'json', 'sarif' or 'github'. 'json' and 'sarif' go to "
            + "standard output if the run prints nothing else there. The others go to standard error. "
            + "(default: 'terminal' on a terminal, otherwise 'plain')",
        choices: { DiagnosticFormat.allCases.map(\.rawValue) })
    static let diagnosticOutput = OptionSpec(
        name: "diagnostic-output", value: .one("file"),
        help:
            "Also write the diagnostics to this file, in '--diagnostic-format' or in the format of the file's suffix."
    )
    static let maxDiagnostics = OptionSpec(
        name: "max-diagnostics", value: .one("n"),
        help: "Show at most n diagnostics, and the number of the others. 0 shows all. (default: 100)")

    /// The options for the form of a report.
    static let layout: [OptionSpec] = [.diagnosticFormat, .diagnosticOutput, .maxDiagnostics]

    /// The options of all subcommands that report diagnostics.
    static let reporting: [OptionSpec] = layout + [.warn, .error, .ignore]
}

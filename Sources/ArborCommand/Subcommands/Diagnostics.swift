import ArborPipeline

/// `arbor diagnostics`: explains each diagnostic and its remedy.
@available(macOS 10.15, *)
struct Diagnostics: Subcommand {
    static let spec = CommandSpec(
        name: "diagnostics", abstract: "List all diagnostics, or explain some of them.",
        operand: Operand(
            name: "id", help: "The ids of the diagnostics to explain. Each message ends with its id.",
            choices: { DiagnosticID.allCases.map(\.rawValue) }),
        options: [.page, .version, .help])

    static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws(UsageError)
        -> Outcome
    {
        let ids = try arguments.operands.map { name throws(UsageError) in
            try DiagnosticID(named: name, for: spec)
        }
        guard !arguments.has(.page) || ids.isEmpty else {
            throw UsageError(message: "'--page' prints all diagnostics, so it takes no id", command: spec)
        }
        guard ids.isEmpty else {
            return Outcome(product: ids.map { DiagnosticGuide.section(on: $0) }.joined(separator: "\n"))
        }
        return Outcome(product: arguments.has(.page) ? DiagnosticGuide.page : DiagnosticGuide.overview)
    }

    static func summary(of statistics: Outcome.Statistics) -> String? { nil }
}

extension OptionSpec {
    fileprivate static let page = OptionSpec(
        name: "page", value: .none, help: "Print the page on all diagnostics, in Markdown.")
}

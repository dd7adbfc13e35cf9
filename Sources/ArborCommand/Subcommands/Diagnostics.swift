import ArborPipeline

/// `arbor diagnostics`: explains each diagnostic and its remedy.
@available(macOS 10.15, *)
struct Diagnostics: Subcommand {
    static let spec = CommandSpec(
        name: "diagnostics", abstract: "List all faults that there are, or explain one.",
        operand: Operand(
            name: "id", help: "The faults to explain, by the ids that messages end with.",
            choices: { DiagnosticID.allCases.map(\.rawValue) }),
        options: [.page, .version, .help])

    static func run(_ arguments: ParsedArguments, progress: ScanProgress?) async throws(UsageError) -> Outcome
    {
        let ids = try arguments.operands.map { name throws(UsageError) in
            try DiagnosticID(named: name, for: spec)
        }
        guard !arguments.has(.page) || ids.isEmpty else {
            throw UsageError(message: "'--page' is of all ids: name none", command: spec)
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
        name: "page", value: .none, help: "Print the page of all, in Markdown.")
}

import ArborPipeline

/// `arbor doctor`: says what a set-up lacks, with the remedies.
@available(macOS 10.15, *)
struct Doctor: Subcommand {
    static let spec = CommandSpec(
        name: "doctor", abstract: "Check the set-up of a package: what is missing, and the remedy.",
        operand: .packageFolder,
        options: [.format] + OptionSpec.general)

    private enum Format: String, CaseIterable { case text, json }

    static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws(UsageError)
        -> Outcome
    {
        let folder = try arguments.packageFolder(for: spec)
        let format = try arguments.choice(.format, default: Format.text, for: spec)
        let report = SetUpReport(of: folder, in: .own)
        var outcome = Outcome(product: format == .json ? report.json : report.text)
        if report.missing > 0 {
            outcome.refusal = Outcome.Refusal(
                status: .invalid,
                message: "\(report.missing) of \(report.checks.count) parts of the set-up "
                    + "\(report.missing == 1 ? "is" : "are") missing")
        }
        return outcome
    }

    static func summary(of statistics: Outcome.Statistics) -> String? { nil }
}

extension OptionSpec {
    fileprivate static let format = OptionSpec(
        name: "format", value: .one("format"), help: "'text' or 'json'. (default: text)",
        choices: { ["text", "json"] })
}

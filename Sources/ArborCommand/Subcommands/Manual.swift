import ArborPipeline

/// `arbor manual`: prints the manual page, which an installation shows by `man arbor`.
@available(macOS 10.15, *)
struct Manual: Subcommand {
    static let spec = CommandSpec(
        name: "manual", abstract: "Print the manual page, in the mdoc format of 'man'.",
        options: [.version, .help])

    static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws(UsageError)
        -> Outcome
    {
        guard arguments.operands.isEmpty else {
            throw UsageError(message: "'manual' takes no arguments", command: spec)
        }
        return Outcome(product: ManualPage(commands: Main.subcommands.map { $0.spec }).text)
    }

    static func summary(of statistics: Outcome.Statistics) -> String? { nil }
}

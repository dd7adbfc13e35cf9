import ArborPipeline

/// `arbor completions`: prints the script by which a shell completes a command line.
@available(macOS 10.15, *)
struct Completions: Subcommand {
    static let spec = CommandSpec(
        name: "completions", abstract: "Print the completion script for a shell.",
        subject: Operand(
            name: "shell", help: "'bash', 'zsh' or 'fish'.", choices: { Shell.allCases.map(\.rawValue) }),
        options: [.version, .help])

    private enum Shell: String, CaseIterable { case bash, zsh, fish }

    static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws(UsageError)
        -> Outcome
    {
        guard let name = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError(message: "Give one shell: 'bash', 'zsh' or 'fish'", command: spec)
        }
        let commands = Main.subcommands.map { $0.spec }
        switch Shell(rawValue: name) {
        case .bash: return Outcome(product: BashCompletions(commands: commands).text)
        case .zsh: return Outcome(product: ZshCompletions(commands: commands).text)
        case .fish: return Outcome(product: FishCompletions(commands: commands).text)
        case nil:
            throw UsageError(
                message: "There are no completions for '\(name)': give 'bash', 'zsh' or 'fish'",
                command: spec)
        }
    }

    static func summary(of statistics: Outcome.Statistics) -> String? { nil }
}

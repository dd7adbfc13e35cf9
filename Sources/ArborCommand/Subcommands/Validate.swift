import ArborPipeline

/// `arbor validate`: validates the graph and writes nothing.
@available(macOS 10.15, *)
struct Validate: Subcommand {
    static let spec = CommandSpec(
        name: "validate", abstract: "Prove the dependency graph, and write no code.", operand: .sources,
        options: OptionSpec.reading + OptionSpec.validating + [.module, .moduleName] + OptionSpec.reporting
            + OptionSpec.general)

    static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws(UsageError)
        -> Outcome
    {
        await Pipeline(try Configuration(arguments, for: spec, context)).validate()
    }

    static func printsProduct(_ arguments: ParsedArguments) -> Bool { false }

    static func summary(of statistics: Outcome.Statistics) -> String? { statistics.proof }
}

import ArborPipeline

/// `arbor --names explain|graph …`: prints the names that the completions of a shell offer. The other words are those of the
/// line that is completed, except the completed one.
///
/// The help doesn't show it. Its name begins with dashes, so no folder of the user has it.
@available(macOS 10.15, *)
struct Names: Subcommand {
    static let spec = CommandSpec(
        name: "--names", abstract: "Print the names that a query may be about.",
        subject: Operand(name: "subcommand", help: "'explain' or 'graph'."),
        operand: .sources, options: options)

    /// The options of both subcommands, each name once.
    private static var options: [OptionSpec] {
        let own = Set(Graph.spec.options.map(\.name))
        return Graph.spec.options + Explain.spec.options.filter { !own.contains($0.name) }
    }

    static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws(UsageError)
        -> Outcome
    {
        var arguments = arguments
        let command = arguments.takeOperand()
        guard command == Explain.spec.name || command == Graph.spec.name else {
            throw UsageError(message: "Names are completed for 'explain' and 'graph'")
        }
        var configuration = try Configuration(arguments, for: spec, context)
        configuration.output = nil
        configuration.compositionNames = try CompositionNames(arguments, for: spec)
        let kind: Pipeline.NameKind =
            arguments.has(.composed) ? .composed : command == Graph.spec.name ? .types : .typesAndLabels
        return await Pipeline(configuration).names(kind)
    }

    static func summary(of statistics: Outcome.Statistics) -> String? { nil }
}

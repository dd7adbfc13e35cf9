import ArborPipeline

/// `arbor lint`: checks composed dependencies, and corrects them.
@available(macOS 10.15, *)
struct Lint: Subcommand {
    static let spec = CommandSpec(
        name: "lint",
        abstract: "Check dependencies that are composed of protocols.",
        operand: .sources,
        options: [.fix, .dryRun, .interactive] + OptionSpec.naming + OptionSpec.reading
            + [.baseline, .baselineOutput, .module, .moduleName]
            + OptionSpec.reporting
            + OptionSpec.general)

    static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws(UsageError)
        -> Outcome
    {
        var configuration = try Configuration(arguments, for: spec, context)
        configuration.compositionNames = try CompositionNames(arguments, for: spec)
        let pipeline = Pipeline(configuration)
        let isDry = arguments.has(.dryRun)
        guard arguments.has(.fix) || isDry || arguments.has(.interactive) else {
            return await pipeline.lint()
        }
        var outcome = await pipeline.fixComposition(
            isDry: isDry, asking: try Fix.question(arguments, for: spec))
        if arguments.has(.quiet), !isDry { outcome.product = nil }
        return outcome
    }

    static func printsProduct(_ arguments: ParsedArguments) -> Bool {
        arguments.has(.fix) || arguments.has(.dryRun) || arguments.has(.interactive)
    }

    static func summary(of statistics: Outcome.Statistics) -> String? {
        let count = statistics.parsedFiles
        return "\(count) file\(count == 1 ? "" : "s") of \(statistics.files) with composed dependencies"
    }
}

extension OptionSpec {
    fileprivate static let fix = OptionSpec(
        name: "fix", value: .none, help: "Edit the sources: apply each fix that is certain to be right.")
}

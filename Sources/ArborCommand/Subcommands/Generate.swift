import ArborPipeline

/// `arbor generate`: validates the graph and writes the code.
@available(macOS 10.15, *)
struct Generate: Subcommand {
    static let spec = CommandSpec(
        name: "generate", abstract: "Prove the dependency graph, and write the Swift code that wires it.",
        operand: .sources,
        options: [.output] + OptionSpec.reading + OptionSpec.validating
            + [
                .dotOutput, .module, .moduleName, .additionalModules, .additionalModulesFile, .summaryOutput,
            ] + OptionSpec.reporting + OptionSpec.general)

    static func run(_ arguments: ParsedArguments, progress: ScanProgress?) async throws(UsageError) -> Outcome
    {
        let configuration = try Configuration(arguments, for: spec, progress)
        // As with SafeDITool, a request for the summary alone is for one module, which has no graph of its own.
        if configuration.outputs.count == 1, configuration.summaryOutput != nil {
            return await Pipeline(configuration).summarise()
        }
        return await Pipeline(configuration).generate()
    }

    static func printsProduct(_ arguments: ParsedArguments) -> Bool {
        ![OptionSpec.output, .dotOutput, .summaryOutput].contains { arguments.last($0) != nil }
    }

    static func summary(of statistics: Outcome.Statistics) -> String? {
        guard let written = statistics.written else { return statistics.proof }
        let result = written.isEmpty ? "nothing changed" : "wrote " + written.joined(separator: ", ")
        return "\(statistics.proof); \(result)"
    }
}

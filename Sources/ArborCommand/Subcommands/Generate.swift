import ArborPipeline

/// `arbor generate`: validates the graph and writes the code.
@available(macOS 10.15, *)
struct Generate: Subcommand {
    static let spec = CommandSpec(
        name: "generate", abstract: "Prove the dependency graph, and write the Swift code that wires it.",
        operand: .sources,
        options: [.output, .mockOutput, .swiftManifest] + OptionSpec.reading + OptionSpec.validating
            + [
                .composedOutput, .composedTestOutput, .composedModule, .dotOutput, .module, .moduleName,
                .additionalModules,
                .additionalModulesFile, .summaryOutput,
            ] + OptionSpec.naming + OptionSpec.reporting + OptionSpec.general)

    static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws(UsageError)
        -> Outcome
    {
        var configuration = try Configuration(arguments, for: spec, context)
        if try configuration.readComposedOutputs(arguments, for: spec) {
            return await Pipeline(configuration).compose()
        }
        // As with SafeDITool, a request for the summary alone is for one module, which has no graph of its own.
        if configuration.outputs.count == 1, configuration.summaryOutput != nil {
            return await Pipeline(configuration).summarise()
        }
        return await Pipeline(configuration).generate()
    }

    static func printsProduct(_ arguments: ParsedArguments) -> Bool {
        ![
            OptionSpec.output, .mockOutput, .swiftManifest, .dotOutput, .summaryOutput, .composedOutput,
            .composedTestOutput,
        ]
        .contains {
            arguments.last($0) != nil
        }
    }

    static func summary(of statistics: Outcome.Statistics) -> String? {
        if statistics.isComposed, let written = statistics.written {
            return written.isEmpty ? "nothing changed" : "wrote " + written.joined(separator: ", ")
        }
        guard let written = statistics.written else { return statistics.proof }
        let result = written.isEmpty ? "nothing changed" : "wrote " + written.joined(separator: ", ")
        return "\(statistics.proof); \(result)"
    }
}

extension OptionSpec {
    fileprivate static let composedOutput = OptionSpec(
        name: "composed-output", value: .one("file"),
        help: "Write the code that 'arbor:' comments on composed dependencies ask for, and no other code.")
    fileprivate static let composedTestOutput = OptionSpec(
        name: "composed-test-output", value: .one("file"),
        help: "Write the part of that code that only tests use.")
    fileprivate static let composedModule = OptionSpec(
        name: "composed-module", value: .one("name"),
        help: "The module whose comments are followed. (default: the only one that has such comments)")
}

extension Configuration {
    /// Reads the outputs for composed dependencies. Returns false if there are none.
    fileprivate mutating func readComposedOutputs(
        _ arguments: ParsedArguments, for command: CommandSpec
    ) throws(UsageError) -> Bool {
        composedOutput = arguments.last(.composedOutput)
        composedTestOutput = arguments.last(.composedTestOutput)
        composedModule = arguments.last(.composedModule)
        compositionNames = try CompositionNames(arguments, for: command)
        if composedOutput == nil, composedTestOutput == nil { return false }
        let others: [OptionSpec] = [.output, .mockOutput, .swiftManifest, .dotOutput, .summaryOutput, .cache]
        if let other = others.first(where: { arguments.last($0) != nil }) {
            throw UsageError(
                message:
                    "'--\(other.name)' is for annotated types, and '--composed-output' for composed dependencies: "
                    + "give each its own run", command: command)
        }
        return true
    }
}

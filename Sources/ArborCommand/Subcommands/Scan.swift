import ArborPipeline

/// `arbor scan`: prints the declarations of the sources, or writes a module's summary.
@available(macOS 10.15, *)
struct Scan: Subcommand {
    static let spec = CommandSpec(
        name: "scan", abstract: "Print the declarations of the sources, or write a module's summary.",
        operand: .sources,
        options: [.moduleName, .summary] + OptionSpec.reading + [.everyDeclaration, .format]
            + OptionSpec.reporting + OptionSpec.general)

    static func run(_ arguments: ParsedArguments, progress: ScanProgress?) async throws(UsageError) -> Outcome
    {
        let configuration = try Configuration(arguments, for: spec, progress)
        if let output = arguments.last(.summary) {
            return try await summarise(arguments, configuration, output: output)
        }
        let pipeline = Pipeline(configuration)
        let format = arguments.last(.format) ?? (arguments.has(.everyDeclaration) ? "jsonl" : "text")
        switch (format, arguments.has(.everyDeclaration)) {
        case ("jsonl", true): return await pipeline.scanEveryDeclaration()
        case ("text", false): return await pipeline.scan()
        case ("jsonl", false), ("text", true):
            throw UsageError(
                message:
                    "'--format jsonl' and '--every-declaration' must be given together",
                command: spec)
        default:
            throw UsageError(
                message: "The value '\(format)' is invalid for '--format <format>': give 'text' or 'jsonl'",
                command: spec)
        }
    }

    private static func summarise(
        _ arguments: ParsedArguments, _ configuration: Configuration, output: String
    ) async throws(UsageError) -> Outcome {
        guard arguments.has(.moduleName), !arguments.has(.everyDeclaration), !arguments.has(.format) else {
            throw UsageError(
                message:
                    "'--output' writes a module's summary. It needs '--module-name <name>', and can't be combined with "
                    + "'--format' or '--every-declaration'",
                command: spec)
        }
        var configuration = configuration
        configuration.summaryOutput = output
        configuration.output = nil
        return await Pipeline(configuration).summarise()
    }

    static func printsProduct(_ arguments: ParsedArguments) -> Bool { arguments.last(.summary) == nil }

    static func summary(of statistics: Outcome.Statistics) -> String? { nil }
}

extension OptionSpec {
    fileprivate static let summary = OptionSpec(
        name: "output", short: "o", value: .one("file"),
        help: "Write the module's summary to this file, if it differs, for '--dependent-module-info'.")
    fileprivate static let everyDeclaration = OptionSpec(
        name: "every-declaration", value: .none,
        help: "Print every type declaration of every file, annotated or not, as JSON lines.")
    fileprivate static let format = OptionSpec(
        name: "format", value: .one("format"),
        help: "'text' or 'jsonl'. (default: 'jsonl' with '--every-declaration', otherwise 'text')",
        choices: { ["text", "jsonl"] })
}

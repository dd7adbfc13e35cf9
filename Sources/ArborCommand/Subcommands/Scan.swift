import ArborPipeline

/// `arbor scan`: prints the declarations of the sources, or writes a module's summary.
@available(macOS 10.15, *)
struct Scan: Subcommand {
    static let spec = CommandSpec(
        name: "scan", abstract: "Print the declarations of the sources, or write a module's summary.",
        operand: .sources,
        options: [
            .scannedModule, .summary, .placesOutput, .rootOutput, .targetLabel, .moduleDependencies,
        ] + OptionSpec.reading + [.everyDeclaration, .format]
            + OptionSpec.reporting + OptionSpec.general)

    static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws(UsageError)
        -> Outcome
    {
        let configuration = try Configuration(arguments, for: spec, context)
        if let output = arguments.last(.summary) {
            return try await summarise(arguments, configuration, output: output)
        }
        if let option = OptionSpec.besidesSummary.first(where: { arguments.has($0) }) {
            throw UsageError(message: "'--\(option.name)' needs '--output <file>'", command: spec)
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
        if arguments.has(.rootOutput), !arguments.has(.placesOutput) {
            throw UsageError(message: "'--root-output' needs '--places-output <file>'", command: spec)
        }
        let dependencies = arguments.all(.moduleDependencies)
        if let name = configuration.moduleName, dependencies.contains(name) {
            throw UsageError(
                message: "The module '\(name)' can't depend on itself" + arguments.hintOnLists, command: spec)
        }
        var configuration = configuration
        configuration.summaryOutput = output
        configuration.output = nil
        configuration.placesOutput = arguments.last(.placesOutput)
        configuration.rootOutput = arguments.last(.rootOutput)
        configuration.origin = ModuleOrigin(
            module: configuration.moduleName ?? "", target: arguments.last(.targetLabel) ?? "",
            dependencies: try dependencies.map { name throws(UsageError) in
                try Configuration.moduleName(name, of: .moduleDependencies, for: spec)
            })
        return await Pipeline(configuration).summarise()
    }

    static func printsProduct(_ arguments: ParsedArguments) -> Bool { arguments.last(.summary) == nil }

    static func summary(of statistics: Outcome.Statistics) -> String? { nil }
}

extension OptionSpec {
    fileprivate static let summary = OptionSpec(
        name: "output", short: "o", value: .one("file"),
        help: "Write the module's summary to this file, if it differs, for '--dependent-module-info'.")
    fileprivate static let placesOutput = OptionSpec(
        name: "places-output", value: .one("file"),
        help:
            "Write the positions of declarations to this file instead of the summary. Moved lines don't change the summary "
            + "then.")
    fileprivate static let rootOutput = OptionSpec(
        name: "root-output", value: .one("file"),
        help: "Write a summary for wiring the module itself to this file, for 'link'.")
    fileprivate static let targetLabel = OptionSpec(
        name: "target-label", value: .one("label"),
        help: "The build system's name of the module, such as '//Sources/Login', for messages.")
    fileprivate static let moduleDependencies = OptionSpec(
        name: "module-dependencies", value: .many("module"),
        help: "The modules that this one lists. 'link' checks that their summaries are there.")
    /// The options that have a meaning only with a summary.
    fileprivate static let besidesSummary = [placesOutput, rootOutput, targetLabel, moduleDependencies]
    fileprivate static let everyDeclaration = OptionSpec(
        name: "every-declaration", value: .none,
        help: "Print every type declaration of every file, annotated or not, as JSON lines.")
    fileprivate static let format = OptionSpec(
        name: "format", value: .one("format"),
        help: "'text' or 'jsonl'. (default: 'jsonl' with '--every-declaration', otherwise 'text')",
        choices: { ["text", "jsonl"] })
}

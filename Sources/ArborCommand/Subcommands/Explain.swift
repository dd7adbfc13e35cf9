import ArborPipeline

/// `arbor explain`: explains the providers, the lifetime and the consumers of a type or dependency.
@available(macOS 10.15, *)
struct Explain: Subcommand {
    static let spec = CommandSpec(
        name: "explain",
        abstract: "Explain a type or dependency: providers, consumers, and lifetime.",
        subject: Operand(
            name: "name",
            help:
                "A type, or a dependency as 'label: Type'. Its label or its type is enough if it is unique.",
            isName: true),
        operand: .sources,
        options: [.format] + OptionSpec.reading + OptionSpec.querying + [.composed] + OptionSpec.naming
            + OptionSpec.general)

    static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws(UsageError)
        -> Outcome
    {
        var arguments = arguments
        guard let name = arguments.takeOperand() else {
            throw UsageError(message: "Missing the name of a type or a dependency", command: spec)
        }
        let format = try arguments.choice(.format, default: Pipeline.ExplanationFormat.text, for: spec)
        var configuration = try Configuration(arguments, for: spec, context)
        configuration.compositionNames = try CompositionNames(arguments, for: spec)
        let pipeline = Pipeline(configuration)
        do throws(NameLookupError) {
            if arguments.has(.composed) { return try await pipeline.explainComposition(name, as: format) }
            return try await pipeline.explain(name, as: format)
        } catch {
            var usage = UsageError(error, command: spec)
            if DiagnosticID(rawValue: name) != nil {
                usage.message += ". 'arbor diagnostics \(name)' explains the diagnostic with this name"
            }
            throw usage
        }
    }

    static func summary(of statistics: Outcome.Statistics) -> String? { nil }
}

extension OptionSpec {
    /// The options, besides the sources, of the subcommands that query the graph.
    static let querying: [OptionSpec] =
        building + [.cache, .verifyCache, .summaries, .summaryLists, .module, .moduleName, .diagnosticFormat]

    fileprivate static let format = OptionSpec(
        name: "format", value: .one("format"), help: "'text' or 'json'. (default: text)",
        choices: { Pipeline.ExplanationFormat.allCases.map(\.rawValue) })
}

extension ParsedArguments {
    /// The value of an option that has a fixed set of values.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ option: OptionSpec, default standard: Choice, for command: CommandSpec
    ) throws(UsageError) -> Choice {
        guard let text = last(option) else { return standard }
        if let choice = Choice(rawValue: text) { return choice }
        let names = Choice.allCases.map { "'\($0.rawValue)'" }
        throw UsageError(
            message: "The value '\(text)' is invalid for '--\(option.name) <format>': give "
                + names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1],
            command: command)
    }
}

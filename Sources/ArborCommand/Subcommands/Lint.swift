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

    static func run(_ arguments: ParsedArguments, progress: ScanProgress?) async throws(UsageError) -> Outcome
    {
        var configuration = try Configuration(arguments, for: spec, progress)
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
    fileprivate static let leafSuffix = OptionSpec(
        name: "leaf-suffix", value: .one("text"),
        help: "The end of the names of protocols with one dependency. (default: Dependency)")
    fileprivate static let aliasSuffix = OptionSpec(
        name: "alias-suffix", value: .one("text"),
        help:
            "The end of the names of aliases, and the name of the generic parameter. (default: Dependencies)")
    fileprivate static let splicedPrefix = OptionSpec(
        name: "spliced-prefix", value: .one("text"),
        help: "The start of the names of types that add values. (default: Spliced)")
    fileprivate static let externalInfix = OptionSpec(
        name: "external-infix", value: .one("text"),
        help: "The word before the suffix of aliases of what such types get. (default: External)")
    fileprivate static let parameterLabel = OptionSpec(
        name: "parameter-label", value: .one("name"),
        help: "The label of the parameter and the property. (default: dependencies)")
    fileprivate static let externalLabel = OptionSpec(
        name: "external-label", value: .one("name"),
        help: "The label of what a spliced type gets. (default: externalDependencies)")

    /// The options for the names of composed dependencies.
    fileprivate static let naming: [OptionSpec] = [
        .leafSuffix, .aliasSuffix, .splicedPrefix, .externalInfix, .parameterLabel, .externalLabel,
    ]
}

extension CompositionNames {
    fileprivate init(_ arguments: ParsedArguments, for command: CommandSpec) throws(UsageError) {
        self.init()
        dependency = try Self.name(.leafSuffix, arguments, for: command) ?? dependency
        dependencies = try Self.name(.aliasSuffix, arguments, for: command) ?? dependencies
        spliced = try Self.name(.splicedPrefix, arguments, for: command) ?? spliced
        external = try Self.name(.externalInfix, arguments, for: command) ?? external
        label = try Self.name(.parameterLabel, arguments, for: command) ?? label
        externalLabel = try Self.name(.externalLabel, arguments, for: command) ?? externalLabel
    }

    private static func name(
        _ option: OptionSpec, _ arguments: ParsedArguments, for command: CommandSpec
    ) throws(UsageError) -> String? {
        guard let text = arguments.last(option) else { return nil }
        let isName =
            text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && text.first?.isNumber == false
        if isName, text.utf8.count > 1 { return text }
        throw UsageError(
            message:
                "The value '\(text)' is invalid for '--\(option.name)': it is not a part of a name with two letters or more",
            command: command)
    }
}

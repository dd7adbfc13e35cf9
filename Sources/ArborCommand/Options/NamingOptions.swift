import ArborPipeline

extension OptionSpec {
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

    static let composed = OptionSpec(
        name: "composed", value: .none, help: "Ask about composed dependencies instead of annotated types.")

    /// The options for the names of composed dependencies.
    static let naming: [OptionSpec] = [
        .leafSuffix, .aliasSuffix, .splicedPrefix, .externalInfix, .parameterLabel, .externalLabel,
    ]
}

extension CompositionNames {
    init(_ arguments: ParsedArguments, for command: CommandSpec) throws(UsageError) {
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

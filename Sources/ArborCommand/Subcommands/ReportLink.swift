import ArborPipeline

/// `arbor report`: reports what `arbor link` found, and writes the outputs of a valid graph.
@available(macOS 10.15, *)
struct ReportLink: Subcommand {
    static let spec = CommandSpec(
        name: "report", abstract: "Report what 'link' found, and write the code of a valid graph.",
        subject: Operand(name: "link", help: "The file that 'link' wrote."),
        options: [.code, .mockOutput, .dotOutput, .places, .placesLists, .unusedInputs, .exitZero]
            + OptionSpec.layout
            + OptionSpec.general)

    static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws(UsageError)
        -> Outcome
    {
        var arguments = arguments
        guard let link = arguments.takeOperand(), arguments.operands.isEmpty else {
            throw UsageError(
                message: "Name the file that 'arbor link' wrote" + arguments.hintOnLists, command: spec)
        }
        var configuration = try Configuration(arguments, for: spec, context)
        configuration.unusedInputsOutput = arguments.last(.unusedInputs)
        var outcome = Pipeline(configuration).report(
            link, places: arguments.all(.places), lists: arguments.all(.placesLists))
        outcome.toleratesInvalidGraph = arguments.has(.exitZero)
        return outcome
    }

    static func printsProduct(_ arguments: ParsedArguments) -> Bool { false }

    static func summary(of statistics: Outcome.Statistics) -> String? { Generate.summary(of: statistics) }
}

extension OptionSpec {
    fileprivate static let code = OptionSpec(
        name: "output", short: "o", value: .one("file"),
        help: "Write the generated Swift to this file, if it differs.")
    fileprivate static let places = OptionSpec(
        name: "places", value: .many("file"),
        help: "The places of the linked modules, which 'scan --places-output' writes.")
    fileprivate static let placesLists = OptionSpec(
        name: "places-file-path", value: .one("file"),
        help: "A file that lists such files, one per line or separated by commas.")
    fileprivate static let unusedInputs = OptionSpec(
        name: "unused-inputs-output", value: .one("file"),
        help:
            "Write the '--places' that the report didn't need to this file, one per line, for build systems that run an "
            + "action again only if its other inputs change.")
    fileprivate static let exitZero = OptionSpec(
        name: "exit-zero", value: .none,
        help: "Exit with status 0 even if the graph is invalid, for an action that makes a report of errors.")
}

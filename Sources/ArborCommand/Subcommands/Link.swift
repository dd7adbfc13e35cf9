import ArborPipeline

/// `arbor link`: proves the graph of modules that were scanned separately.
@available(macOS 10.15, *)
struct Link: Subcommand {
    static let spec = CommandSpec(
        name: "link", abstract: "Prove the graph of modules that were scanned separately, for 'report'.",
        subject: Operand(
            name: "root",
            help:
                "The root's own summary, which 'scan --root-output' writes. The generated code is part of its module."
        ),
        options: [
            .linkOutput, .summaries, .summaryLists, .linkedModule, .withMocks, .jobs, .additionalModules,
            .additionalModulesFile, .baseline, .linkedDefaultIsolation, .mockScopedFiles, .preferMockOnly,
        ] + OptionSpec.building + OptionSpec.reporting + OptionSpec.general)

    static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws(UsageError)
        -> Outcome
    {
        let hint = arguments.hintOnLists
        var arguments = arguments
        guard let root = arguments.takeOperand(), arguments.operands.isEmpty,
            let output = arguments.last(.linkOutput)
        else {
            throw UsageError(
                message:
                    "Name the summary of the root's module, and with '--output <file>' the file to write"
                    + hint,
                command: spec)
        }
        var configuration = try Configuration(arguments, for: spec, context)
        configuration.output = nil
        configuration.linkOutput = output
        configuration.linksMocks = arguments.has(.withMocks)
        return await Pipeline(configuration).link(root)
    }

    static func printsProduct(_ arguments: ParsedArguments) -> Bool { false }

    static func summary(of statistics: Outcome.Statistics) -> String? {
        guard let written = statistics.written else { return nil }
        return written.isEmpty ? "nothing changed" : "wrote " + written.joined(separator: ", ")
    }
}

extension OptionSpec {
    fileprivate static let linkOutput = OptionSpec(
        name: "output", short: "o", value: .one("file"),
        help:
            "Write the findings, the code and the drawing to this file, if it differs, for 'report'. It is also written "
            + "if the graph is invalid.")
    fileprivate static let withMocks = OptionSpec(
        name: "with-mocks", value: .none, help: "Also write the code for tests that types ask for.")
}

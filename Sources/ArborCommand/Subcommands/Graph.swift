import ArborPipeline

/// `arbor graph`: draws the graph, or exports it for other tools.
@available(macOS 10.15, *)
struct Graph: Subcommand {
    static let spec = CommandSpec(
        name: "graph", abstract: "Draw the dependency graph, or a part of it.", operand: .sources,
        options: [.format, .below, .to, .drawing] + OptionSpec.reading + OptionSpec.querying
            + [.composed] + OptionSpec.naming + OptionSpec.general)

    static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws(UsageError)
        -> Outcome
    {
        let format = try arguments.choice(.format, default: DiagramFormat.dot, for: spec)
        let extent = DiagramExtent(below: arguments.last(.below), to: arguments.last(.to))
        var configuration = try Configuration(arguments, for: spec, context)
        configuration.compositionNames = try CompositionNames(arguments, for: spec)
        let pipeline = Pipeline(configuration)
        do throws(NameLookupError) {
            if arguments.has(.composed) { return try await pipeline.drawComposition(extent, as: format) }
            return try await pipeline.draw(extent, as: format)
        } catch {
            throw UsageError(error, command: spec)
        }
    }

    static func printsProduct(_ arguments: ParsedArguments) -> Bool { arguments.last(.drawing) == nil }

    static func summary(of statistics: Outcome.Statistics) -> String? {
        guard let written = statistics.written else { return nil }
        return written.isEmpty ? "nothing changed" : "wrote " + written.joined(separator: ", ")
    }
}

extension OptionSpec {
    fileprivate static let format = OptionSpec(
        name: "format", value: .one("format"),
        help: "'dot' for Graphviz, 'mermaid', or 'json' for other tools. (default: dot)",
        choices: { DiagramFormat.allCases.map(\.rawValue) })
    fileprivate static let below = OptionSpec(
        name: "below", value: .one("type"), help: "Only draw this type and the types that it leads to.",
        isName: true)
    fileprivate static let to = OptionSpec(
        name: "to", value: .one("type"), help: "Only draw this type and the paths to it.", isName: true)
    fileprivate static let drawing = OptionSpec(
        name: "output", short: "o", value: .one("file"),
        help: "Write the drawing to this file, if it differs. (default: standard output)")
}

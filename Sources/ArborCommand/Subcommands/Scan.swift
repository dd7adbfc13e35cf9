import ArborPipeline

/// `arbor scan`: print what the sources declare.
struct Scan: Subcommand {
    static let spec = CommandSpec(
        name: "scan", abstract: "Print what the sources declare.", operand: .sources,
        options: OptionSpec.reading + [.everyDeclaration, .format] + OptionSpec.general)

    static func run(_ arguments: ParsedArguments) async throws(UsageError) -> Outcome {
        let pipeline = Pipeline(try Configuration(arguments, for: spec))
        let format = arguments.last(.format) ?? (arguments.has(.everyDeclaration) ? "jsonl" : "text")
        switch (format, arguments.has(.everyDeclaration)) {
        case ("jsonl", true): return await pipeline.scanEveryDeclaration()
        case ("text", false): return await pipeline.scan()
        case ("jsonl", false), ("text", true):
            throw UsageError(
                message:
                    "'--format jsonl' and '--every-declaration' go together: the other listing is for people only",
                command: spec)
        default:
            throw UsageError(
                message: "The value '\(format)' is invalid for '--format <format>': give 'text' or 'jsonl'",
                command: spec)
        }
    }

    static func summary(of statistics: Outcome.Statistics) -> String? { nil }
}

extension OptionSpec {
    fileprivate static let everyDeclaration = OptionSpec(
        name: "every-declaration", value: .none,
        help: "Print every type declaration of every file, annotated or not, as JSON lines.")
    fileprivate static let format = OptionSpec(
        name: "format", value: .one("format"),
        help: "'text' or 'jsonl'. (default: the one that the listing has)")
}

import ArborPipeline

@available(macOS 10.15, *)
struct Main {
    /// The subcommands. The first is the default.
    static var subcommands: [any Subcommand.Type] {
        [
            Generate.self, Validate.self, Fix.self, Lint.self, Explain.self, Graph.self, Scan.self, Link.self,
            ReportLink.self,
            Diagnostics.self,
            Completions.self, Manual.self,
        ]
    }

    static func start() async -> Never {
        do {
            exit(try await run(Array(CommandLine.arguments.dropFirst())).rawValue)
        } catch let error as UsageError {
            report(error.text)
            exit(ExitStatus.wrongUsage.rawValue)
        } catch let failure as StandardStream.Failure {
            report("arbor: error: can't write to standard output: \(failure.reason)\n")
            exit(ExitStatus.unwritableOutput.rawValue)
        } catch {
            report("arbor: error: \(error)\n")
            exit(ExitStatus.ourFault.rawValue)
        }
    }

    private static func run(_ words: [String]) async throws -> ExitStatus {
        let named = words.first.flatMap { word in subcommands.first { $0.spec.name == word } }
        if named == nil, let text = try information(on: words) {
            try StandardStream.output.write(text)
            return .fine
        }
        let command = named ?? subcommands[0]
        let arguments = try ParsedArguments(
            named == nil ? words : Array(words.dropFirst()), for: command.spec)
        if arguments.has(.help) {
            try StandardStream.output.write(command.spec.helpText)
        } else if arguments.has(.version) {
            try StandardStream.output.write(version + "\n")
        } else {
            let report = try Report(
                arguments, for: command.spec, printsProduct: command.printsProduct(arguments))
            // A program that reads the report from standard error expects no other text there.
            let isQuiet =
                arguments.has(.quiet) || report.format.isForPrograms && !report.usesStandardOutput
            let outcome = try await outcome(of: command, arguments, isQuiet: isQuiet)
            try withExtendedLifetime(outcome) {
                exit(try deliver(outcome, of: command, by: report, isQuiet: isQuiet).rawValue)
            }
        }
        return .fine
    }

    private static func outcome(
        of command: any Subcommand.Type, _ arguments: ParsedArguments, isQuiet: Bool
    ) async throws(UsageError) -> Outcome {
        let line = ProgressLine(isQuiet: isQuiet)
        defer { line?.end() }
        return try await command.run(arguments, progress: line?.progress)
    }

    /// The text for a request about `arbor` itself, such as its help; `nil` for other words.
    private static func information(on words: [String]) throws -> String? {
        switch words.first {
        case "--help", "-h": return CommandSpec.overview(of: subcommands.map { $0.spec })
        case "help":
            guard words.count > 1 else { return CommandSpec.overview(of: subcommands.map { $0.spec }) }
            guard let topic = subcommands.first(where: { $0.spec.name == words[1] }) else {
                throw UsageError(
                    message: "There is no subcommand '\(words[1])'. \(subcommand(like: words[1]))")
            }
            return topic.spec.helpText
        case let word?: return try checkSpelling(word)
        case nil: return nil
        }
    }

    /// Reports a word that is neither a subcommand nor a path. A word with a slash or a dot can only be meant as a path.
    private static func checkSpelling(_ word: String) throws -> String? {
        guard access(word, F_OK) != 0, !word.hasPrefix("-") else { return nil }
        if let advice = SafeDIOptions.advice(onCommand: word) { throw UsageError(message: advice) }
        guard word.allSatisfy({ $0 != "/" && $0 != "." }) else { return nil }
        throw UsageError(
            message: "There is no subcommand, file or folder '\(word)'. \(subcommand(like: word))")
    }

    /// The sentence that names the nearest subcommand, or all of them.
    private static func subcommand(like word: String) -> String {
        let names = subcommands.map { $0.spec.name }
        if let name = nearestName(to: word, among: names) { return "Did you mean '\(name)'?" }
        return "The subcommands are \(names.joined(separator: ", "))"
    }

    private static func deliver(
        _ outcome: Outcome, of command: any Subcommand.Type, by report: Report, isQuiet: Bool
    ) throws(StandardStream.Failure) -> ExitStatus {
        var outcome = outcome
        let text = report.deliver(&outcome)
        if report.usesStandardOutput { try StandardStream.output.write(text) } else { Self.report(text) }
        if let failure = outcome.failure { Self.report("arbor: error: \(visibleText(failure))\n") }
        if let product = outcome.product { try StandardStream.output.write(product) }
        if isQuiet { return outcome.exitStatus }
        for note in outcome.notes { Self.report("arbor: note: \(visibleText(note))\n") }
        if outcome.status == .fine, let summary = command.summary(of: outcome.statistics) {
            Self.report("arbor: \(visibleText(summary))\n")
        }
        return outcome.exitStatus
    }

    /// Prints on standard error. A failure can't be reported anywhere, and the exit status tells the result anyway.
    private static func report(_ text: String) { try? StandardStream.error.write(text) }
}

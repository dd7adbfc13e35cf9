import ArborPipeline

@available(macOS 10.15, *)
struct Main {
    /// The subcommands. The first is the default.
    static var subcommands: [any Subcommand.Type] {
        [
            Generate.self, Validate.self, Fix.self, Lint.self, Explain.self, Graph.self, Scan.self, Link.self,
            ReportLink.self,
            Diagnostics.self, Initialize.self, Doctor.self, Completions.self, Manual.self,
        ]
    }

    /// The subcommands that only programs use. The help doesn't show them.
    private static var hiddenSubcommands: [any Subcommand.Type] { [Names.self] }

    /// The end of a command.
    struct Completion {
        var status: ExitStatus
        /// The outcome, if there is one. Its release takes time, which a process that is about to end can save.
        var outcome: Outcome?
    }

    /// Runs a command line. Everything that it prints goes to the console, errors included.
    static func run(
        _ words: [String], on console: any Console, in context: CommandContext = CommandContext()
    ) async -> Completion {
        do {
            return try await runCommand(words, on: console, in: context)
        } catch let error as UsageError {
            console.report(error.text)
            return Completion(status: .wrongUsage)
        } catch let failure as StandardStream.Failure {
            console.report("arbor: error: can't write to standard output: \(failure.reason)\n")
            return Completion(status: .unwritableOutput)
        } catch {
            console.report("arbor: error: \(error)\n")
            return Completion(status: .ourFault)
        }
    }

    private static func runCommand(
        _ words: [String], on console: any Console, in context: CommandContext
    ) async throws -> Completion {
        let named = words.first.flatMap(subcommand(named:))
        if named == nil, let text = try information(on: words) {
            try console.print(text)
            return Completion(status: .fine)
        }
        let command = named ?? subcommands[0]
        let arguments = try ParsedArguments(
            named == nil ? words : Array(words.dropFirst()), for: command.spec)
        if let text = generalInformation(arguments, on: command) {
            try console.print(text)
            return Completion(status: .fine)
        }
        let report = try Report(
            arguments, for: command.spec, printsProduct: command.printsProduct(arguments), on: console)
        // A program that reads the report from standard error expects no other text there.
        let isQuiet = arguments.has(.quiet) || report.format.isForPrograms && !report.usesStandardOutput
        // The line would erase a question that waits for its answer.
        let showsProgress = console.isTerminal && !arguments.has(.interactive)
        let line = showsProgress ? ProgressLine(isQuiet: isQuiet) : nil
        var outcome = try await outcome(of: command, arguments, in: context, showing: line)
        if words.isEmpty { outcome.adviseBeginner() }
        let status = try deliver(outcome, of: command, by: report, on: console, isQuiet: isQuiet)
        return Completion(status: status, outcome: outcome)
    }

    private static func subcommand(named name: String) -> (any Subcommand.Type)? {
        if name.hasPrefix("--") { return hiddenSubcommands.first { $0.spec.name == name } }
        return subcommands.first { $0.spec.name == name }
    }

    /// The text for an option that every subcommand has; `nil` if neither is given.
    private static func generalInformation(
        _ arguments: ParsedArguments, on command: any Subcommand.Type
    ) -> String? {
        if arguments.has(.help) { return command.spec.helpText }
        return arguments.has(.version) ? version + "\n" : nil
    }

    private static func outcome(
        of command: any Subcommand.Type, _ arguments: ParsedArguments, in context: CommandContext,
        showing line: ProgressLine?
    ) async throws(UsageError) -> Outcome {
        defer { line?.end() }
        var context = context
        context.progress = line?.progress
        return try await command.run(arguments, in: context)
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
        _ outcome: Outcome, of command: any Subcommand.Type, by report: Report, on console: any Console,
        isQuiet: Bool
    ) throws(StandardStream.Failure) -> ExitStatus {
        var outcome = outcome
        let text = report.deliver(&outcome)
        if report.usesStandardOutput { try console.print(text) } else { console.report(text) }
        if let failure = outcome.failure { console.report("arbor: error: \(visibleText(failure))\n") }
        if let product = outcome.product { try console.print(product) }
        if let refusal = outcome.refusal { console.report(refusal.text) }
        if isQuiet { return outcome.exitStatus }
        for note in outcome.notes { console.report("arbor: note: \(visibleText(note))\n") }
        if outcome.status == .fine, let summary = command.summary(of: outcome.statistics) {
            console.report("arbor: \(visibleText(summary))\n")
        }
        return outcome.exitStatus
    }
}

extension Outcome.Refusal {
    /// The message and its remedies, each on lines of its own.
    fileprivate var text: String {
        let lines = help.map { visibleText($0.hasPrefix(" ") ? $0 : "help: " + $0) + "\n" }
        return "arbor: error: \(visibleText(message))\n" + lines.joined()
    }
}

import ArborPipeline

/// `arbor fix`: applies fix-its to the sources.
@available(macOS 10.15, *)
struct Fix: Subcommand {
    static let spec = CommandSpec(
        name: "fix", abstract: "Edit the sources: apply each fix that is certain to be right.",
        operand: .sources,
        options: [.dryRun, .interactive] + OptionSpec.reading + OptionSpec.building
            + [
                .cache, .verifyCache, .summaries, .summaryLists, .baseline, .defaultIsolation, .module,
                .moduleName,
            ] + OptionSpec.reporting + OptionSpec.general)

    static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws(UsageError)
        -> Outcome
    {
        let configuration = try Configuration(arguments, for: spec, context)
        let isDry = arguments.has(.dryRun)
        var outcome = await Pipeline(configuration).fix(
            isDry: isDry, asking: try question(arguments, for: spec))
        if arguments.has(.quiet), !isDry { outcome.product = nil }
        return outcome
    }

    /// The question about each fix; `nil` if none is to be asked.
    static func question(
        _ arguments: ParsedArguments, for spec: CommandSpec
    ) throws(UsageError) -> (@Sendable (FixProposal) -> FixAnswer)? {
        guard arguments.has(.interactive) else { return nil }
        guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else {
            throw UsageError(message: "'--interactive' needs a terminal", command: spec)
        }
        return { FixQuestion($0).answer() }
    }

    static func summary(of statistics: Outcome.Statistics) -> String? { statistics.proof }
}

extension OptionSpec {
    static let dryRun = OptionSpec(
        name: "dry-run", value: .none,
        help: "Write no file. Print the changes as a unified diff, which 'patch -p1' applies.")
    static let interactive = OptionSpec(
        name: "interactive", short: "i", value: .none,
        help: "Ask about each fix on the terminal, including fixes that are not certain.")
}

/// A question on the terminal about one fix.
private struct FixQuestion {
    private let proposal: FixProposal

    init(_ proposal: FixProposal) { self.proposal = proposal }

    /// Asks until there is an answer. The end of the input means that the user quits.
    func answer() -> FixAnswer {
        let diff = proposal.diff.split(separator: "\n", omittingEmptySubsequences: false)
            .map { visibleText(String($0)) }.joined(separator: "\n")
        show("\n\(proposal.fault)help: \(visibleText(proposal.message))\n\(diff)")
        while true {
            show("Apply this fix? (y: yes, n: no, a: this and all certain ones, q: quit) ")
            guard let word = readLine()?.lowercased() else { return .quit }
            if let answer = Self.answers[word] { return answer }
        }
    }

    private static let answers: [String: FixAnswer] = [
        "y": .yes, "yes": .yes, "n": .no, "no": .no, "a": .all, "all": .all, "q": .quit, "quit": .quit,
    ]

    private func show(_ text: String) { try? StandardStream.error.write(text) }
}

import ArborPipeline

/// `arbor init`: adds Arbor and a root to a package.
@available(macOS 10.15, *)
struct Initialize: Subcommand {
    static let spec = CommandSpec(
        name: "init", abstract: "Add Arbor and a root to a package. Shows the changes first.",
        operand: .packageFolder,
        options: [.yes, .origin, .target] + OptionSpec.general)

    static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws(UsageError)
        -> Outcome
    {
        let folder = try arguments.packageFolder(for: spec)
        let request = SetUpPlan.Request(
            folder: folder, origin: arguments.last(.origin),
            target: arguments.last(.target))
        switch await SetUpPlan.make(request) {
        case .failure(let refusal): return Outcome(refusal)
        case .success(let plan): return offer(plan, isAccepted: arguments.has(.yes))
        }
    }

    /// Shows the changes, and makes them if the user agrees.
    private static func offer(_ plan: SetUpPlan, isAccepted: Bool) -> Outcome {
        var outcome = Outcome(product: plan.diff)
        outcome.notes = plan.present
        outcome.statistics.isProof = false
        if plan.isEmpty {
            outcome.notes.append("nothing is missing, so nothing was changed")
            return outcome
        }
        guard isAccepted || isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 else {
            outcome.notes.append("nothing was written: run 'arbor init --yes' to make these changes")
            return outcome
        }
        guard isAccepted || hasConsent(to: plan) else {
            outcome.product = nil
            outcome.notes.append("nothing was written")
            return outcome
        }
        var written = plan.write()
        written.product = isAccepted ? plan.diff : nil
        written.notes = plan.present + (written.status == .fine ? plan.next : [])
        return written
    }

    /// Asks on the terminal. The end of the input means no.
    private static func hasConsent(to plan: SetUpPlan) -> Bool {
        let lines = plan.diff.split(separator: "\n", omittingEmptySubsequences: false)
        show(lines.map { visibleText(String($0)) }.joined(separator: "\n"))
        while true {
            show("Make these changes? (y: yes, n: no) ")
            switch readLine()?.lowercased() {
            case "y", "yes": return true
            case "n", "no", nil: return false
            default: continue
            }
        }
    }

    private static func show(_ text: String) { try? StandardStream.error.write(text) }

    static func printsProduct(_ arguments: ParsedArguments) -> Bool { true }

    static func summary(of statistics: Outcome.Statistics) -> String? {
        statistics.written.map { "wrote " + $0.joined(separator: ", ") }
    }
}

extension OptionSpec {
    fileprivate static let yes = OptionSpec(
        name: "yes", short: "y", value: .none, help: "Make the changes without a question.")
    fileprivate static let origin = OptionSpec(
        name: "arbor", value: .one("url-or-dir"),
        help: "The URL or the folder of Arbor's package. Not needed if the manifest already names it.")
    fileprivate static let target = OptionSpec(
        name: "target", value: .one("name"),
        help: "The target that gets the root. (default: the only executable target)")
}

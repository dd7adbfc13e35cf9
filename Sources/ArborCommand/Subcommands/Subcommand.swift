import ArborModel
import ArborPipeline

/// What a process hands to each command that it runs, besides the command's arguments.
struct CommandContext: Sendable {
    /// The object that counts the progress of the scan; `nil` if no reader wants to know.
    var progress: ScanProgress?
    /// The summaries that the process keeps between its commands; `nil` if it runs only one.
    var sharedSummaries: SharedSummaries?
}

/// A subcommand of `arbor`.
@available(macOS 10.15, *)
protocol Subcommand {
    static var spec: CommandSpec { get }
    static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws(UsageError)
        -> Outcome
    /// Returns true if a run prints its result on standard output, whether it succeeds or not. Otherwise diagnostics for
    /// programs are printed there.
    static func printsProduct(_ arguments: ParsedArguments) -> Bool
    /// The line for standard error at the end of a run without faults.
    static func summary(of statistics: Outcome.Statistics) -> String?
}

@available(macOS 10.15, *)
extension Subcommand {
    static func printsProduct(_ arguments: ParsedArguments) -> Bool { true }
}

extension Outcome.Statistics {
    /// The result of the validation, as a clause.
    var proof: String {
        let files = "\(parsedFiles) annotated file\(parsedFiles == 1 ? "" : "s") of \(files)"
        guard isProof else { return files }
        let tree =
            roots.isEmpty
            ? "no root"
            : "\(wiredTypes) type\(wiredTypes == 1 ? "" : "s") in the tree\(roots.count == 1 ? "" : "s") of "
                + roots.listed
        return "\(tree), from \(files)"
    }
}

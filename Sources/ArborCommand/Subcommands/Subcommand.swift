import ArborPipeline

/// A subcommand of `arbor`.
@available(macOS 10.15, *)
protocol Subcommand {
    static var spec: CommandSpec { get }
    /// - Parameter progress: The object that counts the progress of the scan.
    static func run(_ arguments: ParsedArguments, progress: ScanProgress?) async throws(UsageError) -> Outcome
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
            : "\(wiredTypes) type\(wiredTypes == 1 ? "" : "s") below \(roots.joined(separator: ", "))"
        return "\(tree), from \(files)"
    }
}

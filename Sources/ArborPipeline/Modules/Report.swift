import ArborModel
import ArborOutput
import ArborReporting
import ArborScanner
import ArborStorage

/// The paths of the sources, as the user names them.
public typealias SourceInputs = ArborScanner.SourceInputs
/// The format of diagnostics.
public typealias DiagnosticFormat = ArborReporting.DiagnosticFormat
/// The choices in the layout of a report that don't depend on its format.
public typealias ReportLayout = ArborReporting.ReportLayout
/// The registry of diagnostics as text for people.
public typealias DiagnosticGuide = ArborReporting.DiagnosticGuide
/// The stable name of a fault's kind.
public typealias DiagnosticID = ArborModel.DiagnosticID
/// The known properties of one build.
public typealias Build = ArborModel.Build
/// A system that programs are built for.
public typealias Platform = ArborModel.Platform
/// The gravity of each fault in a run.
public typealias SeverityPolicy = ArborModel.SeverityPolicy
/// The origin of the sources' bytes.
public typealias SourceFiles = ArborScanner.SourceFiles
/// The progress of a scan.
public typealias ScanProgress = ArborScanner.ScanProgress
/// Decoded summaries that outlive a run.
public typealias SummaryStore = ArborStorage.SummaryStore
/// The summaries that one run shares with others.
public typealias SharedSummaries = ArborStorage.SharedSummaries

/// The destination and the layout of a run's diagnostics.
public struct Report: Sendable {
    /// The format of the text that is printed.
    public var format = DiagnosticFormat.plain
    /// The layout of the text that is printed.
    public var layout = ReportLayout()
    /// True if the text goes to standard output, because a program reads it and the run prints nothing else there.
    /// False for standard error.
    public var usesStandardOutput = false
    /// The path and the format of a further file that gets the diagnostics; `nil` for none.
    public var file: (path: String, format: DiagnosticFormat)?

    /// Creates a report in plain lines for standard error, without a file.
    public init() {}

    /// Writes the file, and returns the text to print. A file that can't be written is a fault of the outcome.
    public func deliver(_ outcome: inout Outcome) -> String {
        if let file, !outcome.refusedOutputs.contains(file.path) {
            // A file is never a terminal, whatever its format.
            var layout = layout
            layout.usesColor = false
            let text = text(of: outcome, as: file.format, layout)
            if case .failure(let failure) = OutputFile.write([OutputFile(path: file.path, text: text)]) {
                outcome.diagnostics.append(failure.diagnostic)
            }
        }
        return text(of: outcome, as: format, layout)
    }

    private func text(of outcome: Outcome, as format: DiagnosticFormat, _ layout: ReportLayout) -> String {
        let repository = format == .github ? RepositoryFolder() : nil
        return DiagnosticReport(
            format, layout, version: version,
            source: SourceWindows(outcome.files, hiding: outcome.foreignPaths),
            relativePath: { repository?.relativePath(of: $0) ?? $0 }
        ).text(of: outcome.diagnostics)
    }
}

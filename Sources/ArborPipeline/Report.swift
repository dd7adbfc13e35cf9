import ArborModel
import ArborOutput
import ArborReporting
import ArborScanner

/// The paths of the sources, as the user names them.
public typealias SourceInputs = ArborScanner.SourceInputs
/// The layout of diagnostics.
public typealias DiagnosticFormat = ArborReporting.DiagnosticFormat
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

/// The destination and the layout of a run's diagnostics.
public struct Report: Sendable {
    /// The layout on standard error.
    public var format = DiagnosticFormat.plain
    /// True if the text for standard error has colours.
    public var usesColor = false
    /// The greatest number of diagnostics that people are shown; 0 for all.
    public var limit = 100
    /// The path and the layout of a further file that gets the diagnostics; `nil` for none.
    public var file: (path: String, format: DiagnosticFormat)?

    /// Creates a report in plain lines, with 100 diagnostics at most, without colours and without a file.
    public init() {}

    /// Writes the file, and returns the text for standard error. A file that can't be written is a fault of the
    /// outcome.
    public func deliver(_ outcome: inout Outcome) -> String {
        if let file, !outcome.refusedOutputs.contains(file.path) {
            // A file is never a terminal, whatever its format.
            let text = text(of: outcome, as: file.format, usesColor: false)
            if case .failure(let failure) = OutputFile.write([OutputFile(path: file.path, text: text)]) {
                outcome.diagnostics.append(failure.diagnostic)
            }
        }
        return text(of: outcome, as: format, usesColor: usesColor)
    }

    private func text(of outcome: Outcome, as format: DiagnosticFormat, usesColor: Bool) -> String {
        DiagnosticReport(
            format, limit: limit, usesColor: usesColor, version: version,
            source: SourceWindows(outcome.files, hiding: outcome.foreignPaths)
        ).text(of: outcome.diagnostics)
    }
}

import ArborModel
import ArborReporting
import ArborScanner

public typealias SourceInputs = ArborScanner.SourceInputs
public typealias DiagnosticFormat = ArborReporting.DiagnosticFormat
public typealias DiagnosticGuide = ArborReporting.DiagnosticGuide
public typealias DiagnosticID = ArborModel.DiagnosticID
public typealias Build = ArborModel.Build
public typealias Platform = ArborModel.Platform
public typealias SeverityPolicy = ArborModel.SeverityPolicy
public typealias ScanProgress = ArborScanner.ScanProgress

/// Where the faults of a run go, and how they are laid out.
public struct Report: Sendable {
    /// On standard error.
    public var format = DiagnosticFormat.plain
    public var usesColor = false
    /// How many diagnostics people are shown; 0 for all.
    public var limit = 100
    /// A file that they go to besides, and its format.
    public var file: (path: String, format: DiagnosticFormat)?

    public init() {}

    /// Writes the file, and gives the text for standard error. A file that can't be written is a fault of the outcome.
    public func deliver(_ outcome: inout Outcome) -> String {
        if let file {
            // A file is no terminal, whatever its format.
            let text = text(of: outcome, as: file.format, usesColor: false)
            if case .failure(let failure) = OutputFile.write([OutputFile(path: file.path, text: text)]) {
                outcome.diagnostics.append(failure.diagnostic)
            }
        }
        return text(of: outcome, as: format, usesColor: usesColor)
    }

    private func text(of outcome: Outcome, as format: DiagnosticFormat, usesColor: Bool) -> String {
        DiagnosticReport(
            format, limit: limit, usesColor: usesColor, version: version, source: SourceWindows()
        ).text(of: outcome.diagnostics)
    }
}

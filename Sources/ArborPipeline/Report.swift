import ArborReporting
import ArborScanner

public typealias SourceInputs = ArborScanner.SourceInputs
public typealias ScanProgress = ArborScanner.ScanProgress

extension Outcome {
    /// The faults as text, with a count where there are several.
    public var renderedDiagnostics: String {
        let renderer = PlainRenderer()
        let errors = diagnostics.count { $0.severity == .error }
        let text = diagnostics.map { renderer.render($0) }.joined()
        return errors > 1 ? text + "arbor: \(errors) errors\n" : text
    }
}

import ArborModel
import ArborOutput
import ArborScanner

/// The findings of a run: their severities, and which of them the baseline contains.
struct Findings {
    private let configuration: Configuration
    private var baseline = Baseline()
    /// The faults of the baseline file itself.
    private(set) var faults: [Diagnostic] = []
    /// The findings that are only counted in the output, because the baseline contains them or will contain
    /// them.
    private(set) var known: [Diagnostic] = []

    init(_ configuration: Configuration) {
        self.configuration = configuration
        // A baseline that the run is about to write doesn't have to exist.
        guard let path = configuration.baseline, configuration.baselineOutput == nil else { return }
        switch TextFile.read(path) {
        case .failure(let failure):
            report(
                failure.message, at: SourceLocation(path: path),
                help: "check the path; a run with '--write-baseline <file>' writes the first baseline")
        case .success(let text):
            do { baseline = try Baseline(parsing: text) } catch { report(error, in: path) }
        }
    }

    private mutating func report(_ error: Baseline.DecodingError, in path: String) {
        switch error {
        case .otherForm:
            report(
                "another version of Arbor wrote this baseline, with fingerprints that don't match",
                at: SourceLocation(path: path), help: Self.again)
        case .line(let number):
            let position = SourcePosition(offset: 0, line: UInt32(number), column: 1)
            report(
                number == 1 ? "this file is not a baseline" : "this line is not a baseline entry",
                at: SourceLocation(path: path, range: SourceRange(at: position)),
                help: number == 1
                    ? "check the path; a run with '--write-baseline <file>' writes a new baseline"
                    : Self.again)
        }
    }

    private static let again = "write it again with '--write-baseline <file>'"

    private mutating func report(_ message: String, at location: SourceLocation, help: String) {
        faults = [Diagnostic(.unreadableBaseline, message, about: [], at: location, help: help)]
    }

    /// False if the run has something to report even if nothing changed since the last run.
    var areLikeTheLast: Bool { faults.isEmpty && configuration.baselineOutput == nil }

    /// Applies the severities, and returns the diagnostics to report. The others become `known`.
    mutating func classify(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let diagnostics = configuration.policy.applied(to: diagnostics).sorted(by: Diagnostic.inPrintingOrder)
        if configuration.baselineOutput != nil {
            known += diagnostics.filter(\.id.entry.isAdjustable)
            return diagnostics.filter { !$0.id.entry.isAdjustable }
        }
        let (new, known) = baseline.divide(diagnostics)
        self.known += known
        return new
    }

    /// A note about the findings that aren't reported.
    var note: String? {
        guard let path = configuration.baseline, configuration.baselineOutput == nil, !known.isEmpty else {
            return nil
        }
        return
            "\(known.count) finding\(known.count == 1 ? "" : "s") in '\(path)' \(known.count == 1 ? "is" : "are") not shown"
    }
}

extension Pipeline {
    /// Writes the findings of a run as a baseline. If an error remains that can't be tolerated, the file stays
    /// unchanged, because the error may hide more findings.
    func writeBaseline(of run: inout Run) {
        guard let path = configuration.baselineOutput else { return }
        guard run.outcome.status == .fine else {
            run.outcome.notes.append(
                "'\(path)' was not written, because a baseline can't hold the errors above")
            return
        }
        let file = OutputFile(path: path, text: Baseline.text(for: run.findings.known))
        switch OutputFile.write([file]) {
        case .success:
            let count = run.findings.known.count
            run.outcome.notes.append("'\(path)' holds \(count) finding\(count == 1 ? "" : "s")")
        case .failure(let failure): run.outcome.diagnostics.append(failure.diagnostic)
        }
    }
}

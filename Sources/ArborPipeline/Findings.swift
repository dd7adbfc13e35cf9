import ArborModel
import ArborScanner

/// What a run makes of the faults that it finds: how grave each is to it, and which are known.
struct Findings {
    private let configuration: Configuration
    private var baseline = Baseline()
    /// Those of the baseline itself.
    private(set) var faults: [Diagnostic] = []
    /// Findings that are told of by their number only: the baseline holds them, or will hold them.
    private(set) var known: [Diagnostic] = []

    init(_ configuration: Configuration) {
        self.configuration = configuration
        // What is about to be written need not be there.
        guard let path = configuration.baseline, configuration.baselineOutput == nil else { return }
        switch TextFile.read(path) {
        case .failure(let failure):
            report(failure.message, at: SourceLocation(path: path))
        case .success(let text):
            do { baseline = try Baseline(parsing: text) } catch { report(error, in: path) }
        }
    }

    private mutating func report(_ damage: Baseline.DecodingError, in path: String) {
        switch damage {
        case .otherForm:
            report(
                "this baseline is of another version of Arbor, which makes fingerprints of something else",
                at: SourceLocation(path: path))
        case .line(let number):
            let place = SourcePosition(offset: 0, line: UInt32(number), column: 1)
            report(
                "this line is not a baseline entry",
                at: SourceLocation(path: path, range: SourceRange(start: place, end: place)))
        }
    }

    private mutating func report(_ message: String, at place: SourceLocation) {
        faults = [
            Diagnostic(
                .unreadableBaseline, message, about: [], at: place,
                help: "write it anew with '--write-baseline <file>'")
        ]
    }

    /// False where a run that found nothing has something to tell all the same.
    var areLikeTheLast: Bool { faults.isEmpty && configuration.baselineOutput == nil }

    /// The faults that count, each as grave as it is to this run.
    mutating func judge(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let judged = configuration.policy.applied(to: diagnostics).sorted(by: Diagnostic.inPrintingOrder)
        if configuration.baselineOutput != nil {
            known += judged.filter(\.id.entry.isAdjustable)
            return judged.filter { !$0.id.entry.isAdjustable }
        }
        let (new, known) = baseline.divide(judged)
        self.known += known
        return new
    }

    /// What there is to say of those that are left out.
    var note: String? {
        guard let path = configuration.baseline, configuration.baselineOutput == nil, !known.isEmpty else {
            return nil
        }
        return "\(known.count) finding\(known.count == 1 ? " is" : "s are") known to '\(path)' and left out"
    }
}

extension Pipeline {
    /// Writes the findings of a run as a baseline. Where a fault is left that can't be tolerated, more may hide behind
    /// it, so what is there stays.
    func writeBaseline(of run: inout Run) {
        guard let path = configuration.baselineOutput, run.outcome.status == .fine else { return }
        let file = OutputFile(path: path, text: Baseline.text(for: run.findings.known))
        switch OutputFile.write([file]) {
        case .success:
            let count = run.findings.known.count
            run.outcome.notes.append("'\(path)' holds \(count) finding\(count == 1 ? "" : "s")")
        case .failure(let failure): run.outcome.diagnostics.append(failure.diagnostic)
        }
    }
}

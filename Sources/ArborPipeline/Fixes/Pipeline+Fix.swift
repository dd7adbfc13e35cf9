import ArborModel
import ArborOutput
import ArborReporting
import ArborScanner

extension Pipeline {
    /// The greatest number of rounds in which fix-its are applied. Each place of a fault may need one.
    private static let mostRounds = 1000

    /// Applies the certain fix-its, validates again, and repeats that until none is left.
    ///
    /// The rounds work on copies in memory. At the end all changed files are written, or none. The outcome's `product` lists
    /// the fix-its that were applied, or is a unified diff if nothing is to be written. Its diagnostics are those that remain.
    ///
    /// - Parameters:
    ///   - isDry: True if no file is written.
    ///   - ask: Decides about each fix-it, certain or not; `nil` to apply the certain ones.
    @available(macOS 10.15, *)
    public func fix(
        isDry: Bool, asking ask: (@Sendable (FixProposal) -> FixAnswer)? = nil
    ) async -> Outcome {
        await fix(isDry: isDry, asking: ask) { pipeline in
            let run = await pipeline.readAndValidate(
                CacheSession(pipeline.configuration, mode: .validate), Findings(pipeline.configuration))
            return (run.outcome, run.givenFiles)
        }
    }

    /// - Parameter analyse: Returns the faults of the sources, as a pipeline reads them, and the files that the user gave.
    @available(macOS 10.15, *)
    func fix(
        isDry: Bool, asking ask: (@Sendable (FixProposal) -> FixAnswer)?,
        _ analyse: (Pipeline) async -> (outcome: Outcome, files: [String])
    ) async -> Outcome {
        var session = FixSession(asking: ask)
        var pipeline = self
        var seen: Set<[String: [UInt8]]> = []
        while true {
            let run = await analyse(pipeline)
            let diagnostics = run.outcome.diagnostics
            let isNew = session.load(for: diagnostics, from: Self.editable(run.files))
            if !isNew {
                guard session.apply(diagnostics) else { return deliver(session, run.outcome, isDry: isDry) }
                // Fix-its that undo each other come back to a text.
                guard seen.insert(session.texts).inserted, seen.count <= Self.mostRounds else {
                    return .unsettled(session.applied.last)
                }
            }
            pipeline = reading(session.texts)
        }
    }

    /// The files that may be edited. Two names that differ only in their Unicode normalization would be confused, so
    /// neither file is edited.
    private static func editable(_ files: [String]) -> Set<String> {
        var names: Set<String> = []
        let ambiguous = files.filter { !names.insert($0).inserted }
        return names.subtracting(ambiguous)
    }

    /// The pipeline that reads these texts in place of the files on the disk.
    private func reading(_ texts: [String: [UInt8]]) -> Pipeline {
        var configuration = configuration
        configuration.files = SourceFiles(buffers: texts)
        configuration.progress = nil
        return Pipeline(configuration)
    }

    @available(macOS 10.15, *)
    private func deliver(_ session: FixSession, _ outcome: Outcome, isDry: Bool) -> Outcome {
        var outcome = outcome
        let outputs = session.outputs
        outcome.product = isDry ? session.diff : session.applied.map { $0.line.visible + "\n" }.joined()
        outcome.notes.append(Self.note(session.applied.count, files: outputs.count, isDry: isDry))
        outcome.notes += session.left.map { "not applied: \($0.fix.line): \($0.reason.rawValue)" }
        if isDry { return outcome }
        if case .failure(let failure) = OutputFile.write(outputs) {
            outcome.diagnostics = [failure.diagnostic]
            outcome.product = nil
            outcome.notes = []
        }
        return outcome
    }

    private static func note(_ fixes: Int, files: Int, isDry: Bool) -> String {
        if fixes == 0 { return "no fix was applied" }
        return "\(fixes) fix\(fixes == 1 ? "" : "es") in \(files) file\(files == 1 ? "" : "s")"
            + (isDry ? ", not written" : "")
    }
}

extension Outcome {
    fileprivate static func unsettled(_ fix: Fix?) -> Outcome {
        var outcome = Outcome()
        outcome.failure =
            "each fix leads to another one, so no file was changed"
            + (fix.map { ". The last one is \($0.line)" } ?? "")
        return outcome
    }
}

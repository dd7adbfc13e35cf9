import ArborModel
import ArborScanner
import ArborStorage
import CPDIFrontEnd

/// The naming convention of composed dependencies.
public typealias CompositionNames = CPDIFrontEnd.CompositionNames

extension Pipeline {
    /// Checks the composed dependencies of the sources. Nothing is written but a baseline.
    @available(macOS 10.15, *)
    public func lint() async -> Outcome {
        var run = await lintRun()
        writeBaseline(of: &run)
        run.outcome.notes += [run.findings.note].compactMap(\.self)
        return run.outcome
    }

    /// Applies the certain fix-its of `lint`, checks again, and repeats that until none is left.
    ///
    /// - Parameters:
    ///   - isDry: True if no file is written.
    ///   - ask: Decides about each fix-it, certain or not; `nil` to apply the certain ones.
    @available(macOS 10.15, *)
    public func fixComposition(
        isDry: Bool, asking ask: (@Sendable (FixProposal) -> FixAnswer)? = nil
    ) async -> Outcome {
        await fix(isDry: isDry, asking: ask) { pipeline in
            let run = await pipeline.lintRun()
            return (run.outcome, run.givenFiles)
        }
    }

    /// A run that has found its sources, and read none.
    @available(macOS 10.15, *)
    func compositionRun() async -> Run {
        var run = Run(
            linked: LinkedSummaries(), importedModules: NameLists([]),
            findings: Findings(configuration))
        run.outcome.files = configuration.files
        run.sources = await findSources()
        run.givenFiles = run.sources.files
        return run
    }

    @available(macOS 10.15, *)
    private func lintRun() async -> Run {
        var run = await compositionRun()
        let ids = DiagnosticID.composition.filter { configuration.policy.level(of: $0) != .off }
        let program = await check(Set(ids), in: &run)
        // Freeing a large program takes as long as a rule, and nobody has to wait for it.
        Task.detached { _ = consume program }
        return run
    }

    /// Reads the composed dependencies, and applies the rules with these ids.
    @available(macOS 10.15, *)
    func check(_ ids: Set<DiagnosticID>, in run: inout Run) async -> CompositionProgram {
        let program = await composition(of: &run)
        let found = await program.diagnostics(jobs: configuration.jobs, of: ids)
        run.outcome.diagnostics =
            run.findings.faults
            + run.findings.classify(
                run.sources.diagnostics + run.scan.diagnostics
                    + found.filter {
                        run.isReadable($0.location) && !(run.isTorn && $0.id == .invalidDirective)
                    })
        run.outcome.diagnostics.sort(by: Diagnostic.inPrintingOrder)
        run.refuseOutputs(of: configuration)
        return program
    }

    /// Reads the files that take part in the pattern, and links them.
    @available(macOS 10.15, *)
    private func composition(of run: inout Run) async -> CompositionProgram {
        let reader = CompositionReader(configuration.compositionNames)
        let found = await configuration.compositionScanner.texts(
            of: run.sources.files, holdingAny: reader.needles
        ) {
            reader.read($0, $1, isWhole: $2, path: $3)
        }
        let faults = found.outputs.flatMap(\.faults)
        run.scan.diagnostics = found.diagnostics + faults
        run.outcome.statistics.files = run.sources.files.count
        run.outcome.statistics.parsedFiles = found.outputs.count
        var files = found.outputs
        var locator = configuration.moduleLocator
        for index in files.indices { files[index].module = locator.module(of: files[index].path) }
        if files.contains(where: \.asksForCode) { findDefaultIsolation(of: &files) }
        return CompositionProgram(files, configuration.compositionNames)
    }

    /// Finds the files whose modules may have a default isolation. The option is about the module of the code.
    private func findDefaultIsolation(of files: inout [CompositionFile]) {
        var projects = ProjectReader()
        let own = configuration.composedModule
        for index in files.indices {
            let isOwn = files[index].module == nil || files[index].module == own
            files[index].mayBeIsolatedByDefault =
                if let isolation = configuration.defaultIsolation, isOwn {
                    isolation == .mainActor
                } else {
                    projects.settings(above: files[index].path).mayIsolateByDefault
                }
        }
    }
}

extension Pipeline.Run {
    /// True if some text can't be read. What it declares may be what a directive lacks.
    fileprivate var isTorn: Bool { scan.diagnostics.contains { $0.id == .brokenDeclaration } }

    /// Returns false for a file with text that can't be read. Its findings may only follow from that.
    fileprivate func isReadable(_ location: SourceLocation?) -> Bool {
        !scan.diagnostics.contains { $0.location?.path == location?.path }
    }
}

import ArborModel
import ArborOutput
import ArborScanner
import ArborStorage

extension Pipeline {
    /// Proves the graph of the summaries, and writes everything it found as one file to the configuration's `linkOutput`.
    ///
    /// No source is read. An invalid graph is a result like any other, because an action of a build system that fails can't
    /// pass its findings on. `report` prints them, and fails. Only summaries that can't be used are errors here.
    ///
    /// - Parameter path: The path of the summary of the root's module, from `rootOutput`.
    @available(macOS 10.15, *)
    public func link(_ path: String) async -> Outcome {
        var configuration = configuration
        switch ModuleSummary.ofRoot(at: path, version: version) {
        case .failure(let fault): return Outcome(diagnostics: [fault.diagnostic], of: configuration.files)
        case .success(let root):
            let name = root.origin.module
            if let expected = configuration.moduleName, expected != name {
                return Outcome(diagnostics: [.wrongModule(name, at: path, expected)], of: configuration.files)
            }
            configuration.rootModule = LinkedRoot(summary: root, path: path)
            configuration.moduleName = name.isEmpty ? nil : name
            return await Pipeline(configuration).linkRoot()
        }
    }

    @available(macOS 10.15, *)
    private func linkRoot() async -> Outcome {
        var run = await readAndValidate(nil, Findings(configuration))
        run.outcome.keptAlive += [run.files, run.graph] as [any Sendable]
        guard let output = configuration.linkOutput,
            run.outcome.status == .fine || run.outcome.status == .invalid
        else { return run.outcome }
        let link = await programLink(of: &run)
        run.outcome.diagnostics = []
        run.outcome.notes = []
        write([OutputFile(path: output, bytes: link.encoded(version: version))], into: &run.outcome)
        return run.outcome
    }

    @available(macOS 10.15, *)
    private func programLink(of run: inout Run) async -> ProgramLink {
        var outputs: [ProgramLink.Output: [UInt8]] = [:]
        if let graph = run.graph {
            outputs[.code] = await code(of: graph, in: &run)
            outputs[.diagram] = Array(diagram(of: graph, in: run).utf8)
            if configuration.linksMocks {
                outputs[.mocks] = await mockCode(of: &run)
            } else {
                run.outcome.notes += notesOnMocks(in: run)
            }
        }
        return ProgramLink(
            diagnostics: run.outcome.diagnostics, notes: run.outcome.notes,
            statistics: run.outcome.statistics.result, outputs: outputs)
    }
}

/// The module whose roots are wired, from its summary.
struct LinkedRoot: Sendable {
    var summary: ModuleSummary
    var path: String
}

extension Pipeline.Run {
    /// Takes the module of the roots from its summary, and checks it together with the linked ones.
    mutating func take(_ root: LinkedRoot, _ configuration: Configuration) {
        scan.summaries = root.summary.files.map(\.summary)
        scan.parsedFiles = root.summary.files.count
        otherFiles = root.summary.outlines
        settings = SourceSettings(of: scan.summaries, configuration)
        linkedModules = [LinkedModule(root.summary.origin, path: root.path)] + linked.modules
        // A summary that can't be read would look like a missing module.
        let faults = linked.diagnostics.isEmpty ? ModuleCheck(linkedModules).faults : []
        moduleFaults = settings.folders.map(Self.fault) + faults
    }

    /// The files that may be read again to explain a fault: none if only summaries are read.
    var readAgain: ScanResult { moduleFaults == nil ? scan : ScanResult() }

    private static func fault(of folder: NamedPath) -> Diagnostic {
        Diagnostic(
            .invalidArgument, "sources outside the module can't be read when summaries are linked",
            about: [folder.path], at: folder.place,
            help: "remove the folder, and list its module in the target's dependencies")
    }
}

extension Diagnostic {
    fileprivate static func wrongModule(_ name: String, at path: String, _ expected: String) -> Diagnostic {
        Diagnostic(
            .unreadableSummary, "this is the summary of the module '\(name)', not of '\(expected)'",
            about: [path], at: SourceLocation(path: path),
            help: "pass the root's own summary of '\(expected)', or '--module-name \(name)'")
    }
}

extension Configuration {
    /// The advice that needs the text of sources. Summaries don't have it.
    var adviceFromSources: Set<DiagnosticID> { rootModule == nil ? policy.advice : [] }
}

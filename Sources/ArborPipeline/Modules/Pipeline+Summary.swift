import ArborModel
import ArborOutput
import ArborScanner
import ArborStorage

extension Pipeline {
    /// Writes the summary of the inputs, as one module, to the configuration's `summaryOutput`. With any fault
    /// the file is not touched. The graph is not validated: a module alone has none.
    @available(macOS 10.15, *)
    public func summarise() async -> Outcome {
        let found = await findSources()
        let scan = await configuration.scanner.scan(found.files)
        var outcome = Outcome(
            diagnostics: configuration.policy.applied(to: found.diagnostics + scan.diagnostics).sorted(
                by: Diagnostic.inPrintingOrder), of: configuration.files)
        outcome.statistics.isProof = false
        outcome.statistics.files = found.files.count
        outcome.statistics.parsedFiles = scan.parsedFiles
        outcome.refuseOutputs(of: configuration, by: found)
        guard outcome.status == .fine else { return outcome }
        switch moduleFiles(of: await wholeModule(of: scan)) {
        case .success(let files): write(files, into: &outcome)
        case .failure(let failure): outcome.diagnostics.append(failure.diagnostic)
        }
        return outcome
    }

    /// The summary of the inputs, and the files that go with it.
    private func moduleFiles(of module: ModuleSummary) -> Result<[OutputFile], ModuleSummary.TooDeep> {
        let places = configuration.placesOutput.map { _ in ModulePlaces(of: module.files) }
        let summaries = [(configuration.summaryOutput, module.shared), (configuration.rootOutput, module)]
        var files: [OutputFile] = []
        for case (let path?, let summary) in summaries {
            switch summary.encoded(version: version, places: places) {
            case .success(let bytes): files.append(OutputFile(path: path, bytes: bytes))
            case .failure(let failure): return .failure(failure)
            }
        }
        if let path = configuration.placesOutput, let places {
            files.append(OutputFile(path: path, bytes: places.encoded(version: version)))
        }
        return .success(files)
    }

    func summary(of run: borrowing Run) -> Result<[UInt8], ModuleSummary.TooDeep> {
        let (files, outlines) = located(run.scan)
        return module(of: files, outlines + run.nestedTypes).shared.encoded(version: version)
    }

    /// The inputs as a module, with what matters only where it is wired.
    @available(macOS 10.15, *)
    private func wholeModule(of scan: ScanResult) async -> ModuleSummary {
        let (files, outlines) = located(scan)
        var types = NestedTypes(
            configuration.rereader, files: files, others: outlines, own: scan.summaries)
        await types.find(Dialects(configuration.frontEnds.map(\.dialect)))
        return module(of: files, outlines + types.outlines)
    }

    private func located(_ scan: ScanResult) -> (
        files: [ModuleSummary.File], outlines: [ProgramModules.OtherFile]
    ) {
        var locator = configuration.moduleLocator
        let files = scan.summaries.map { ModuleSummary.File($0, module: locator.module(of: $0.path)) }
        var outlines = scan.outlines
        for index in outlines.indices { outlines[index].module = locator.module(of: outlines[index].path) }
        return (files, outlines)
    }

    private func module(of files: [ModuleSummary.File], _ outlines: [ProgramModules.OtherFile])
        -> ModuleSummary
    {
        var origin = configuration.origin
        if origin.module.isEmpty { origin.module = configuration.moduleName ?? "" }
        return ModuleSummary(files, outlines: outlines, origin: origin, form: .ofRoot)
    }
}
extension ModuleSummary.TooDeep {
    var diagnostic: Diagnostic {
        Diagnostic(
            .unsupportedDeclaration, "a type in this file is nested too deeply for a summary", about: [],
            at: SourceLocation(path: path), help: "give a part of the type a name with 'typealias'")
    }
}

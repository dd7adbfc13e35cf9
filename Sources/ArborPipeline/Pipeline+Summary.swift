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
        guard outcome.status == .fine, let path = configuration.summaryOutput else { return outcome }
        switch summary(of: scan) {
        case .success(let bytes): write([OutputFile(path: path, bytes: bytes)], into: &outcome)
        case .failure(let failure): outcome.diagnostics.append(failure.diagnostic)
        }
        return outcome
    }

    func summary(of scan: ScanResult) -> Result<[UInt8], ModuleSummary.TooDeep> {
        var locator = configuration.moduleLocator
        let files = scan.summaries.filter { !$0.providers.isEmpty }.map { summary in
            // A configuration has an effect only where its own module is wired.
            var summary = summary
            summary.configurations = []
            summary.doubles = []
            summary.removeExpressions()
            return ModuleSummary.File(summary, module: locator.module(of: summary.path))
        }
        let outlines = scan.outlines.map { file in
            ProgramModules.OtherFile(module: locator.module(of: file.path), outline: file.outline)
        }
        return ModuleSummary(files, outlines: outlines).encoded(version: version)
    }
}

extension FileSummary {
    /// Removes the texts of expressions, which code of another module would run.
    fileprivate mutating func removeExpressions() {
        for index in providers.indices {
            guard var mocks = providers[index].particulars.mocks else { continue }
            mocks.removeExpressions()
            providers[index].particulars.mocks = mocks
        }
    }
}

extension MockTraits {
    fileprivate mutating func removeExpressions() {
        attributes = ""
        defaults = defaults.mapValues { _ in "" }
        for index in options.indices { options[index].value = "" }
        for index in functions.indices {
            functions[index].defaults = functions[index].defaults.mapValues { _ in "" }
            for option in functions[index].options.indices { functions[index].options[option].value = "" }
        }
    }
}

extension ModuleSummary.TooDeep {
    var diagnostic: Diagnostic {
        Diagnostic(
            .unsupportedDeclaration, "a type in this file is nested too deeply for a summary", about: [],
            at: SourceLocation(path: path), help: "give a part of the type a name with 'typealias'")
    }
}

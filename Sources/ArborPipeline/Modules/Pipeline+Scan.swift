import ArborModel
import ArborReporting
import ArborScanner

extension Pipeline {
    /// Prints the annotated types of the sources and their dependencies. The graph is not validated.
    @available(macOS 10.15, *)
    public func scan() async -> Outcome {
        let found = await findSources()
        let scan = await configuration.scanner.scan(found.files)
        var outcome = Outcome(
            diagnostics: configuration.policy.applied(to: found.diagnostics + scan.diagnostics).sorted(
                by: Diagnostic.inPrintingOrder), of: configuration.files)
        outcome.product = scan.summaries.map(\.lines).joined()
        outcome.statistics.files = found.files.count
        outcome.statistics.parsedFiles = scan.parsedFiles
        outcome.refuseOutputs(of: configuration, by: found)
        return outcome
    }

    /// Prints every declaration of every file as JSON lines. A file that can't be read is a fault; the others are
    /// printed.
    @available(macOS 10.15, *)
    public func scanEveryDeclaration() async -> Outcome {
        let found = await findSources()
        let files = await configuration.scanner.declarations(in: found.files)
        var outcome = Outcome(
            diagnostics: configuration.policy.applied(to: found.diagnostics), of: configuration.files)
        var text = ""
        for (path, result) in files {
            switch result {
            case .success(let declarations): text += declarationLines(path: path, declarations)
            case .failure(let failure): outcome.diagnostics.append(failure.diagnostic)
            }
        }
        outcome.diagnostics.sort(by: Diagnostic.inPrintingOrder)
        outcome.product = text
        outcome.statistics.files = found.files.count
        outcome.statistics.parsedFiles = files.count
        outcome.refuseOutputs(of: configuration, by: found)
        return outcome
    }
}

import ArborModel
import ArborOutput
import ArborScanner
import ArborStorage

extension Pipeline {
    /// Reports what linking a program found, with the places as they are now, and writes the outputs of a valid graph.
    ///
    /// - Parameters:
    ///   - path: The path of the linked program.
    ///   - places: The paths of the modules' places. Only as many are read as the findings need.
    ///   - lists: The paths of files that list such paths.
    public func report(_ path: String, places: [String], lists: [String]) -> Outcome {
        var outcome = Outcome(of: configuration.files)
        switch ProgramLink.read(path, version: version) {
        case .failure(let failure): outcome.diagnostics = [failure.diagnostic]
        case .success(let link):
            var lookup = PlaceLookup(places, lists: lists, version: version)
            lookup.resolve(link.diagnostics)
            outcome.diagnostics = (lookup.resolved + lookup.faults).sorted(by: Diagnostic.inPrintingOrder)
            outcome.notes = link.notes
            outcome.statistics = Outcome.Statistics(result: link.statistics) ?? Outcome.Statistics()
            // The paths are a summary's words, and no source is an input.
            outcome.foreignPaths = Set(link.diagnostics.flatMap(\.paths))
            // An invalid graph leaves the code as it is.
            outcome.refuseOutputs(
                of: configuration, sources: outcome.status == .fine ? nil : { [] },
                others: [path] + lookup.inputs)
            write(link, unused: lookup.unused, into: &outcome)
        }
        return outcome
    }

    private func write(_ link: ProgramLink, unused: [String], into outcome: inout Outcome) {
        guard outcome.status == .fine || outcome.status == .invalid else { return }
        var files: [OutputFile] = []
        if let output = configuration.unusedInputsOutput {
            files.append(OutputFile(path: output, text: unused.map { $0 + "\n" }.joined()))
        }
        if outcome.status == .fine {
            let outputs: [(String?, ProgramLink.Output)] = [
                (configuration.output, .code), (configuration.mockOutput, .mocks),
                (configuration.dotOutput, .diagram),
            ]
            for case (let path?, let output) in outputs {
                guard let bytes = link.outputs[output] else {
                    outcome.diagnostics.append(.missing(output, for: path))
                    return
                }
                files.append(OutputFile(path: path, bytes: bytes))
            }
        }
        if !files.isEmpty { write(files, into: &outcome) }
    }
}

extension Diagnostic {
    /// The fault of an output that the link doesn't hold. A link without an error has the code and the drawing.
    fileprivate static func missing(_ output: ProgramLink.Output, for path: String) -> Diagnostic {
        Diagnostic(
            .unwritableOutput,
            output == .mocks
                ? "the program was linked without the code for tests"
                : "the linked program has no such output",
            about: [], at: SourceLocation(path: path),
            help: output == .mocks ? "link it again with '--with-mocks'" : "link the program again")
    }
}

import ArborEmission
import ArborGraph
import ArborModel
import ArborScanner

/// The stages in their order. Each hands values to the next; only this module reads and writes.
public struct Pipeline: Sendable {
    let configuration: Configuration

    public init(_ configuration: Configuration) { self.configuration = configuration }

    /// Proves that the graph holds. Nothing is written.
    public func validate() async -> Outcome { await judge().outcome }

    /// Proves the graph and writes the code that wires it. With any fault no output is touched.
    public func generate() async -> Outcome {
        var (outcome, graph, scan) = await judge()
        outcome.diagnostics += faultsOfOutputs(among: scan.summaries.map(\.path))
        guard let graph, outcome.status == .fine else { return outcome.sorted }
        let plan = await ConstructionPlan(
            for: graph, imports: imports(of: scan.summaries),
            additionalModules: configuration.additionalModules)
        let code = SwiftEmitter().emit(plan)
        var files: [OutputFile] = []
        if let output = configuration.output { files.append(OutputFile(path: output, text: code)) }
        if let output = configuration.dotOutput {
            files.append(OutputFile(path: output, text: DotEmitter().emit(graph)))
        }
        if configuration.output == nil { outcome.product = code }
        if !files.isEmpty { write(files, into: &outcome) }
        return outcome
    }

    /// What each file imports, its own module included: the generated file stands in another.
    private func imports(of files: [FileSummary]) -> [String: [ImportDeclaration]] {
        var imports: [String: [ImportDeclaration]] = [:]
        for file in files {
            let own = configuration.module(of: file.path).map { ImportDeclaration(module: $0) }
            imports[file.path] = file.imports + [own].compactMap(\.self)
        }
        return imports
    }

    /// No output may take the place of a file that declares something.
    private func faultsOfOutputs(among sources: [String]) -> [Diagnostic] {
        [configuration.output, configuration.dotOutput].compactMap(\.self).compactMap { output in
            guard sources.contains(where: { isSamePath($0, output) }) else { return nil }
            return Diagnostic(
                .unwritableOutput, "this is one of the sources, and would be overwritten",
                at: SourceLocation(path: output), help: "name another file as the output")
        }
    }

    private func judge() async -> (outcome: Outcome, graph: ValidatedGraph?, scan: ScanResult) {
        var outcome = Outcome()
        let found = SourceFinder.find(configuration.inputs)
        let scan = await SourceScanner(jobs: configuration.jobs).scan(found.files)
        outcome.statistics.files = found.files.count
        outcome.statistics.parsedFiles = scan.parsedFiles
        outcome.diagnostics = found.diagnostics + scan.diagnostics
        // Of a graph with holes that the disk tore, nothing true can be said.
        guard outcome.status != .unreadableInput else { return (outcome.sorted, nil, scan) }
        let validation = await BindingGraph(scan.summaries).validate()
        outcome.diagnostics += validation.diagnostics
        if let graph = validation.graph { outcome.statistics.add(graph) }
        return (outcome.sorted, outcome.status == .fine ? validation.graph : nil, scan)
    }

    private func write(_ files: [OutputFile], into outcome: inout Outcome) {
        switch OutputFile.write(files) {
        case .success(let written): outcome.statistics.written = written
        case .failure(let failure):
            outcome.diagnostics.append(failure.diagnostic)
            outcome.product = nil
        }
    }
}

extension Outcome {
    fileprivate var sorted: Outcome {
        var outcome = self
        outcome.diagnostics.sort(by: Diagnostic.inPrintingOrder)
        return outcome
    }
}

extension Outcome.Statistics {
    fileprivate mutating func add(_ validated: ValidatedGraph) {
        wiredTypes = validated.reached.count
        roots = validated.graph.roots.map { validated.graph.nodes[$0].type.description }
    }
}

import ArborGraph
import ArborModel
import ArborOutput
import ArborPlanning
import ArborStorage

extension Pipeline {
    /// Writes the code, and all other files that the configuration names. None is written after an error.
    @available(macOS 10.15, *)
    func write(_ run: inout Run) async {
        guard let graph = run.graph, run.outcome.status == .fine else { return }
        let code = await code(of: graph, in: &run)
        var files: [OutputFile] = []
        if let output = configuration.output { files.append(OutputFile(path: output, bytes: code)) }
        if let output = configuration.mockOutput {
            files.append(OutputFile(path: output, bytes: await mockCode(of: &run)))
        }
        switch companions(of: graph, in: run) {
        case .success(let others): files += others
        case .failure(let failure): return run.outcome.diagnostics.append(failure.diagnostic)
        }
        if configuration.mockOutput == nil, configuration.output != nil {
            run.outcome.notes += notesOnMocks(in: run)
        }
        if configuration.printsCode { run.outcome.product = String(decoding: code, as: UTF8.self) }
        if !files.isEmpty { write(files, into: &run.outcome) }
    }

    /// The files that are written beside the code: empty ones that a build system expects, a diagram, and a summary.
    private func companions(
        of graph: ValidatedGraph, in run: borrowing Run
    ) -> Result<[OutputFile], ModuleSummary.TooDeep> {
        var files = configuration.emptyOutputs.map {
            OutputFile(path: $0.path, text: Self.text(naming: $0.code))
        }
        if let output = configuration.dotOutput {
            files.append(OutputFile(path: output, text: diagram(of: graph, in: run)))
        }
        guard let output = configuration.summaryOutput else { return .success(files) }
        return summary(of: run).map { files + [OutputFile(path: output, bytes: $0)] }
    }

    /// Plans and spells the code of production.
    @available(macOS 10.15, *)
    func code(of graph: ValidatedGraph, in run: inout Run) async -> [UInt8] {
        let (imports, modules) = await imports(
            of: graph.reachedFiles, among: run.files, in: ownModule(of: graph, run.files))
        let isolation = await run.isolation(of: graph, configuration)
        let planner = await ConstructionPlanner(
            for: graph, imports: imports, modules: modules + additionalModules(of: run),
            limits: configuration.limits, isIsolatedByDefault: isolation.mayBeDefault,
            nonisolated: isolation.nonisolated, jobs: configuration.jobs)
        run.outcome.keptAlive.append(planner)
        return await planner.code(jobs: configuration.jobs)
    }

    func diagram(of graph: ValidatedGraph, in run: borrowing Run) -> String {
        GraphQuery(graph, modules: moduleNames(of: run.files)).reachedDiagram.dot
    }

    /// The module that the generated code is compiled in. It is the configured one, or the roots' module if
    /// modules are known only by the layout of folders.
    func ownModule(of graph: ValidatedGraph, _ files: [ModuleSummary.File]) -> String? {
        if let name = configuration.moduleName { return name }
        if !configuration.modules.isEmpty || !configuration.summaries.isEmpty { return nil }
        let modules = Set(graph.rootFiles.map { files[$0].module })
        return modules.count == 1 ? modules.first ?? nil : nil
    }

    private static func text(naming path: String) -> String {
        "// Written by arbor. The code is in \(path.split(separator: "/").last ?? "").\n"
    }

    func write(_ files: [OutputFile], into outcome: inout Outcome) {
        switch OutputFile.write(files) {
        case .success(let written): outcome.statistics.written = written
        case .failure(let failure):
            outcome.diagnostics.append(failure.diagnostic)
            outcome.product = nil
        }
    }
}
